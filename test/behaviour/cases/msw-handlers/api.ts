export interface Habit {
  id: string
  title: string
  frequency?: string
  target?: number
  unit?: string
  streak: number
}

export interface Task {
  id: string
  title: string
}

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

const BASE_URL = 'https://habits.test'
const TASKS_URL = 'https://tasks.test'

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(BASE_URL + path, {
    ...init,
    headers: { 'X-API-Key': 'k-test', 'Content-Type': 'application/json' },
  })
  const body = (await response.json()) as Envelope<T>
  if (!body.success) throw new Error(body.error ?? 'failed')
  return body.data
}

export const listHabits = () => call<Habit[]>('/api/v1/habits')
export const getHabit = (id: string) => call<Habit>(`/api/v1/habits/${id}`)
export const createHabit = (habit: { title: string; target: number; unit: string }) =>
  call<Habit>('/api/v1/habits', { method: 'POST', body: JSON.stringify(habit) })
export const checkIn = (habitId: string, date: string) =>
  call<unknown>('/api/v1/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
export const overview = () => call<{ habits: number; completions: number }>('/api/v1/user/statistics')

export async function listTasks(): Promise<Task[]> {
  const response = await fetch(`${TASKS_URL}/api/tasks`)
  const body = (await response.json()) as { success: boolean; data: Task[] }
  return body.success ? body.data : []
}
