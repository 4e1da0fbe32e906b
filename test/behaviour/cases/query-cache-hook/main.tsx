import { renderToStaticMarkup } from 'react-dom/server'
import { QueryClientProvider } from '@tanstack/react-query'
import { ApiError, type Habit } from './api.ts'
import { areasQuery, createHabit, habitKeys, habitQuery, habitsQuery, queryClient, renameHabit } from './queries.ts'
import { Board, Detail } from './Board.tsx'

const render = () => renderToStaticMarkup(
  <QueryClientProvider client={queryClient}>
    <Board />
    <Detail id="h1" />
  </QueryClientProvider>,
)
await Promise.all([queryClient.prefetchQuery(habitsQuery), queryClient.prefetchQuery(areasQuery), queryClient.prefetchQuery(habitQuery('h1'))])
console.log(render())

const created = await createHabit({ title: 'Floss', target: 2, unit: 'times' })
queryClient.setQueryData<Habit[]>(habitKeys.all, (old = []) => [...old, created])
queryClient.setQueryData<Habit>(habitKeys.detail('h1'), (old) => old && { ...old, title: `${old.title}?` })
console.log(render())

const renamed = await renameHabit({ id: 'h1', title: 'Evening run' })
queryClient.setQueryData(habitKeys.all, (old: Habit[] | undefined) => old?.map((h) => (h.id === renamed.id ? renamed : h)))
console.log(queryClient.getQueryData<Habit[]>(habitKeys.all)?.map((h) => h.title))
try {
  await queryClient.fetchQuery(habitQuery('zzz'))
} catch (e) {
  if (e instanceof ApiError) console.log(e.name, e.status, e.message)
}
queryClient.clear()
