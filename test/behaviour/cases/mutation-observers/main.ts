import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { ApiError, getHabit, listHabits, motto, raiseTarget, renameHabit, type Habit } from './api.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
const keys = {
  all: ['habits'] as const,
  one: (id: string) => [...keys.all, id] as const,
}

const rename = new MutationObserver(client, {
  mutationFn: renameHabit,
  onMutate: async (vars) => {
    const previous = client.getQueryData<Habit[]>(keys.all)
    client.setQueryData<Habit[]>(keys.all, (old = []) => old.map((h) => (h.id === vars.id ? { ...h, title: vars.title } : h)))
    return { previous }
  },
  onError: (_error, _vars, context) => client.setQueryData(keys.all, context?.previous),
})

const print = (label: string) => {
  const habits = client.getQueryData<Habit[]>(keys.all) ?? []
  console.log(label, habits.map((h) => `${h.title}/${h.streak}`).join(', '))
}

await client.prefetchQuery({ queryKey: keys.all, queryFn: listHabits })
print('loaded')

const observer = new QueryObserver(client, {
  queryKey: keys.all,
  queryFn: listHabits,
  staleTime: Infinity,
  select: (habits: Habit[]) => habits.filter((h) => h.streak > 0).map(({ title }) => title),
})
const stop = observer.subscribe(() => {})
console.log('selected', observer.getCurrentResult().data)
stop()

await rename.mutate({ id: 'h1', title: 'Evening run' })
print('renamed')

try {
  await rename.mutate({ id: 'gone', title: 'Nothing' })
} catch (error) {
  if (error instanceof ApiError) console.log(error.status, error.message)
}
print('rolled back')

const h3 = await client.fetchQuery({ queryKey: keys.one('h3'), queryFn: () => getHabit('h3') })
const raised = await raiseTarget({ id: h3.id, target: h3.target * 2, unit: h3.unit })
console.log(raised.title, raised.target, raised.completedDates.length)
console.log(motto())
client.clear()
