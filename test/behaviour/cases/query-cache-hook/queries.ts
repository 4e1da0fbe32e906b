import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Area, type Habit } from './api.ts'

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

export const habitKeys = {
  all: ['habits'] as const,
  detail: (id: string) => [...habitKeys.all, id] as const,
}
export const habitsQuery = queryOptions({ queryKey: habitKeys.all, queryFn: () => api<Habit[]>('/habits') })
export const habitQuery = (id: string) => queryOptions({ queryKey: habitKeys.detail(id), queryFn: () => api<Habit>(`/habits/${id}`) })
export const areasQuery = queryOptions({ queryKey: ['areas'] as const, queryFn: () => api<Area[]>('/areas') })

type HabitInput = Pick<Habit, 'title' | 'target' | 'unit'>
export const createHabit = (input: HabitInput) => api<Habit>('/habits', { method: 'POST', json: input })
export const renameHabit = ({ id, title }: { id: string; title: string }) => api<Habit>(`/habits/${id}`, { method: 'PUT', json: { title } })
