import type { Habit } from './habit.ts'

const call = async (path: string, method = 'GET', body?: object) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    body: body ? JSON.stringify(body) : undefined,
    headers: { 'X-API-Key': String(process.env.HABIT_API_KEY), 'Content-Type': 'application/json' },
  })
  const payload = await response.json()
  if (payload.success === false) throw new Error(payload.error)
  return payload.data
}
export const loadAll = (): Promise<Habit[]> => call('/habits')
export const loadOne = (id: string): Promise<Habit> => call(`/habits/${id}`)
export const store = ({ id, title, frequency, target, unit }: Habit): Promise<Habit> =>
  call(`/habits/${id}`, 'PUT', { title, frequency, target, unit })
