export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export type NewHabit = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>

export class ApiFault extends Error {}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(process.env.HABIT_API + '/api/v1' + path, {
    ...init,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  })
  const json = (await response.json()) as { success: boolean; data?: T; error?: string | null }
  if (!json.success) throw new ApiFault(json.error ?? `HTTP ${response.status}`)
  return json.data as T
}

export const createHabit = (habit: NewHabit) => request<Habit>('/habits', { method: 'POST', body: JSON.stringify(habit) })
export const removeHabit = (id: string) => request<void>(`/habits/${id}`, { method: 'DELETE' })
export const listHabits = () => request<Habit[]>('/habits')
