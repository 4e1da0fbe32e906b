import type { Habit, NewHabit } from './habit'

type Envelope<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
  })
  const envelope = (await response.json()) as Envelope<T>
  if (!envelope.success) throw new Error(envelope.error)
  return envelope.data
}

export const listHabits = () => call<Habit[]>('/habits')
export const createHabit = (habit: NewHabit) => call<Habit>('/habits', { method: 'POST', body: JSON.stringify(habit) })
export const renameHabit = (id: string, title: string) =>
  call<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
