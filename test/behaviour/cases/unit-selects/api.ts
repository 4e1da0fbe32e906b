export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
}

export const saved: Habit[] = []

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }

export async function listHabits(): Promise<Habit[]> {
  const response = await fetch(`${base}/habits`, { headers })
  const body: { success: boolean; data: Habit[] } = await response.json()
  return body.data
}

export async function saveHabit(habit: Habit): Promise<Habit> {
  const response = await fetch(`${base}/habits/${habit.id}`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ title: habit.title, target: habit.target, unit: habit.unit }),
  })
  return (await response.json()).data
}
