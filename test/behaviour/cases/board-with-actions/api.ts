export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export class ApiFailure extends Error {}

const url = (path: string) => `${process.env.HABIT_API}/api/v1/habits${path}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }

async function send<T>(path: string, init?: RequestInit): Promise<T> {
  const res = await fetch(url(path), { headers, ...init })
  const json: { success: boolean; data: T; error: string | null } = await res.json()
  if (!json.success) throw new ApiFailure(json.error ?? 'Something went wrong')
  return json.data
}

export const listHabits = () => send<Habit[]>('')
export const renameHabit = (id: string, title: string) =>
  send<Habit>(`/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
export const checkIn = (habitId: string, date: string) =>
  send<unknown>('/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
export const deleteHabit = (id: string) => send<{ id: string }>(`/${id}`, { method: 'DELETE' })
