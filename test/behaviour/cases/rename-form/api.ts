import axios, { AxiosError } from 'axios'

export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface HabitForm {
  title: string
  target: number
  unit: string
}

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

const client = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1` })
client.interceptors.request.use((config) => {
  config.headers.set('X-API-Key', process.env.HABIT_API_KEY)
  return config
})

export const habitsApi = {
  list: () => client.get<Reply<Habit[]>>('/habits').then((res) => res.data.data),
  save: (id: string, form: HabitForm) => client.put<Reply<Habit>>(`/habits/${id}`, form).then((res) => res.data.data),
  remove: (id: string) => client.delete<Reply<{ id: string }>>(`/habits/${id}`),
}

export function messageOf(error: unknown): string {
  if (error instanceof AxiosError) {
    const reply = error.response?.data as Reply<null> | undefined
    return reply?.error || error.message
  }
  return 'unknown error'
}
