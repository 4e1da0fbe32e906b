import type { Habit, NewHabit } from './types.ts'

const seeds = [
  { title: 'Meditate', frequency: 'daily', target: 10, unit: 'min' },
  { title: 'Push-ups', frequency: 'daily', target: 30, unit: 'times' },
  { title: 'Call home', frequency: 'weekly', target: 1, unit: 'times' },
] as const satisfies readonly NewHabit[]

type Title = (typeof seeds)[number]['title']
const icons: Record<Title, string> = { Meditate: '🧘', 'Push-ups': '💪', 'Call home': '📞' }

for (const seed of seeds) {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(seed),
  })
  const { data: habit } = (await res.json()) as { data: Habit }
  console.log(icons[seed.title], habit.title, habit.target, habit.frequency)
}
