import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { get } from './client.js'
import { describe, songsQuery } from './songs.js'

export const habitQuery = (id) => queryOptions({ queryKey: ['/api/v1/habits', id] })

export const pagesQuery = infiniteQueryOptions({
  queryKey: ['habits', 'pages'],
  queryFn: async ({ pageParam }) => {
    const all = await get('/api/v1/habits')
    return { items: all.slice(pageParam, pageParam + 2), next: pageParam + 2, title: 'page' }
  },
  initialPageParam: 0,
  getNextPageParam: (last) => (last.items.length === 2 ? last.next : undefined),
})

export function Pages() {
  const { data } = useInfiniteQuery(pagesQuery)
  return <ol title="Pages">{data?.pages.map((page, index) => <li key={index}>{page.title}: {page.items.map((habit) => habit.title).join()}</li>)}</ol>
}

export function Both({ ids }) {
  const [habit, list] = useQueries({ queries: [habitQuery(ids[0]), songsQuery] })
  return <p>{habit.data?.title} {habit.data?.streak} {list.data?.map(describe).join()}</p>
}

export function Each({ ids }) {
  const results = useQueries({ queries: ids.map((id) => habitQuery(id)) })
  return <p>{results.map(({ data }) => data?.frequency).join()}</p>
}

export function Names() {
  const { data: names } = useQuery({ queryKey: ['/api/v1/habits'], select: (habits) => habits.map((habit) => habit.title) })
  const { data } = useSuspenseQuery({ ...habitQuery('h1'), select: ({ target, unit }) => (unit === 'times' ? `${target}x` : target) })
  return <b>{names.join()} {data}</b>
}
