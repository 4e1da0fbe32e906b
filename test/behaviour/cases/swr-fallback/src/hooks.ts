import useSWR, { type SWRResponse } from 'swr'
import { fetcher, type RequestError } from './fetcher'

export interface Habit { id: string; title: string; target: number; unit: string; frequency: string; streak: number; completedDates: string[] }

export const TODAY = '/api/v1/habits/today'
export const habitPath = (id: string) => `/api/v1/habits/${id}` as const
const key = process.env.HABIT_API_KEY ?? ''

export function useToday(): SWRResponse<Habit[], RequestError> {
  return useSWR<Habit[], RequestError>([TODAY, key] as const, fetcher)
}
export function useHabit(id: string | null) {
  const { data, error, isLoading } = useSWR<Habit, RequestError>(id ? ([habitPath(id), key] as const) : null, fetcher)
  return { habit: data, failed: error !== undefined, isLoading }
}
