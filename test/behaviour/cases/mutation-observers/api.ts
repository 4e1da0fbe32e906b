import { quoteFor } from './quotes.ts'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export class ApiError extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

const root = `${process.env.HABIT_API}/api/v1`

async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const res = await fetch(root + path, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json', ...init.headers },
  })
  const json = (await res.json()) as Envelope<T>
  if (!json.success) throw new ApiError(json.error ?? 'unknown', res.status)
  return json.data
}

export const listHabits = ({ signal }: { signal?: AbortSignal }) => request<Habit[]>('/habits', { signal })
export const getHabit = (id: string) => request<Habit>(`/habits/${id}`)
export const renameHabit = ({ id, title }: Pick<Habit, 'id' | 'title'>) =>
  request<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
export const raiseTarget = (vars: { id: string; target: number; unit: string }) =>
  request<Habit>(`/habits/${vars.id}`, { method: 'PUT', body: JSON.stringify({ target: vars.target, unit: vars.unit }) })
export const motto = () => quoteFor('patience').title
