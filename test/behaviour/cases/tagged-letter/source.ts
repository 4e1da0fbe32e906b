import ky from 'ky'

export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly' | 'monthly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

interface Result<T> {
  success: boolean
  data: T
  error: string | null
}

const api = ky.extend({
  prefixUrl: process.env.HABIT_API + '/api/v1',
  retry: { limit: 1 },
  throwHttpErrors: false,
  hooks: { beforeRequest: [(request) => request.headers.set('X-API-Key', process.env.HABIT_API_KEY!)] },
})

export async function fetchAll(): Promise<Habit[]> {
  const { success, data, error } = await api.get('habits').json<Result<Habit[]>>()
  if (!success) throw new Error(error!)
  return data
}

export async function rename(id: string, title: string): Promise<Result<Habit>> {
  return api.put(`habits/${id}`, { json: { title } }).json()
}
