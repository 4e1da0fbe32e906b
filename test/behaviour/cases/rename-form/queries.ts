import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { habitsApi, type Habit, type HabitForm } from './api.ts'

const key = ['habits']

export function useHabits() {
  return useQuery({ queryKey: key, queryFn: habitsApi.list, select: (habits) => [...habits].sort((a, b) => a.title.localeCompare(b.title)) })
}

export function useSaveHabit() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, form }: { id: string; form: HabitForm }) => habitsApi.save(id, form),
    onMutate: async ({ id, form }) => {
      await queryClient.cancelQueries({ queryKey: key })
      const previous = queryClient.getQueryData<Habit[]>(key)
      queryClient.setQueryData<Habit[]>(key, (old = []) => old.map((habit) => (habit.id === id ? { ...habit, ...form } : habit)))
      return { previous }
    },
    onError: (_error, _variables, context) => queryClient.setQueryData(key, context?.previous),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
