import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addHabit, fetchHabit, fetchHabits, type Habit, saveHabit } from './api.ts'

export const keys = {
  all: ['habits'] as const,
  one: (id: string) => [...keys.all, id] as const,
}

export const useHabits = () => useQuery<Habit[]>({ queryKey: keys.all, queryFn: fetchHabits })

export const useHabit = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: (): Promise<Habit> => fetchHabit(id),
    select: ({ title, streak }) => ({ label: `${title} (${streak})`, title: 'Habit' }),
  })

export function useRename() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => saveHabit({ id, title }),
    onMutate: async ({ id, title }) => {
      await client.cancelQueries({ queryKey: keys.all })
      const before = client.getQueryData<Habit[]>(keys.all)
      client.setQueryData<Habit[]>(keys.all, (old) => old?.map((habit) => (habit.id === id ? { ...habit, title } : habit)))
      return { before }
    },
    onError: (_error, _variables, context) => client.setQueryData(keys.all, context?.before),
    onSuccess: (saved) => console.log('saved', saved.title, saved.target),
  })
}

export function useAdd() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: addHabit,
    onSuccess: (created: Habit) => {
      client.setQueryData(keys.all, (old: Habit[] = []) => [...old, created])
      client.invalidateQueries({ queryKey: ['books'] })
    },
  })
}
