import { get } from './api.ts'

export const fields = ['title', 'target', 'frequency', 'streak'] as const satisfies readonly (keyof HabitRecord)[]

export async function csv(): Promise<string> {
  const habits = await get<HabitRecord[]>('habits')
  const lines = habits.map((habit) => fields.map((field) => JSON.stringify(habit[field])).join(','))
  return [fields.join(','), ...lines].join('\n')
}

export async function markdown(): Promise<string> {
  const habits = await get<HabitRecord[]>('habits/today')
  let text = `# ${habits.length} habits\n`
  for (const { title, frequency, completedDates } of habits) {
    text += `- ${title} (${frequency})${completedDates.length ? `, ${completedDates.length} times` : ''}\n`
  }
  return text
}
