import { QueryClient } from '@tanstack/react-query'
import { api, type Envelope, unwrap } from './http.ts'

export interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
  frequency: string
  completedDates: readonly string[]
}

export const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1, staleTime: 60_000 } } })

export const keys = {
  all: ['habits'] as const,
  one: (id: string) => [...keys.all, id] as const,
}

let broken = true

export const habitsQuery = {
  queryKey: keys.all,
  queryFn: async () => {
    const habits = await unwrap(api.get('habits').json<Envelope<Habit[]>>())
    if (broken) {
      broken = false
      throw new Error('try again')
    }
    return habits
  },
}

export const habitQuery = (id: string) => ({
  queryKey: keys.one(id),
  queryFn: () => unwrap(api.get(`habits/${id}`).json<Envelope<Habit>>()),
  initialData: () => client.getQueryData<Habit[]>(keys.all)?.find((habit) => habit.id === id),
})

export async function rename(id: string, title: string) {
  const before = client.getQueryData<Habit[]>(keys.all)
  client.setQueryData<Habit[]>(keys.all, (habits) => habits?.map((habit) => (habit.id === id ? { ...habit, title } : habit)))
  try {
    return await unwrap(api.put(`habits/${id}`, { json: { title } }).json<Envelope<Habit>>())
  } catch (error) {
    client.setQueryData(keys.all, before)
    throw error
  }
}
