import useSWR, { useSWRConfig } from 'swr'
import useSWRMutation from 'swr/mutation'
import { fetcher, put } from './fetcher.js'

export function useHabits() {
  const { data, error, isLoading } = useSWR('/api/v1/habits', fetcher)
  return { habits: data ?? [], error, isLoading }
}

export function useHabit(id) {
  const { data: habit } = useSWR(id ? `/api/v1/habits/${id}` : null, fetcher)
  return habit
}

export function useToday() {
  return useSWR('/api/v1/habits/today', fetcher).data?.length ?? 0
}

export function useRename(id) {
  const { mutate } = useSWRConfig()
  const { trigger, data } = useSWRMutation(`/api/v1/habits/${id}`, put, {
    onSuccess: (saved) => {
      console.log('saved', saved.title, saved.frequency)
      mutate('/api/v1/habits')
      mutate('/api/v1/habits/today')
      mutate('weather')
    },
  })
  const rename = (title) => trigger({ title })
  return { rename, saved: data }
}
