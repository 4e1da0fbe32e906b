export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
  })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const listHabits = () => request<Habit[]>('/habits')
export const rename = (id: string, title: string) =>
  request<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
