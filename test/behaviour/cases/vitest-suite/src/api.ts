export interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
}

const BASE = 'https://habits.test/api/v1'

async function send<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(BASE + path, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': 'k-test' },
  })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const listHabits = (): Promise<Habit[]> => send('/habits')
export const createHabit = (title: string, target: number): Promise<Habit> =>
  send('/habits', { method: 'POST', body: JSON.stringify({ title, target, unit: 'times' }) })
export const checkIn = (habitId: string, date: string): Promise<void> =>
  send('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
