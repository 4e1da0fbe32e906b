import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { client } from './client.js'
import { songsQuery } from './songs.js'
import { Both, Each, habitQuery, Names, Pages, pagesQuery } from './Views.jsx'

await client.prefetchInfiniteQuery(pagesQuery)
await Promise.all(['h1', 'h2'].map((id) => client.prefetchQuery(habitQuery(id))))
await client.prefetchQuery({ queryKey: ['/api/v1/habits'] })
await client.prefetchQuery(songsQuery)
client.setQueryData(['/api/v1/habits', 'h2'], (old) => ({ ...old, title: `${old.title}!` }))
console.log(renderToString(
  <QueryClientProvider client={client}>
    <Pages />
    <Both ids={['h2']} />
    <Each ids={['h1', 'h2']} />
    <Names />
  </QueryClientProvider>,
))
console.log(client.getQueryData(['/api/v1/habits', 'h1']).title, client.getQueryData(['songs'])[0].title)
const fetched = await client.fetchQuery({ queryKey: ['fresh'], queryFn: () => get2() })
console.log(fetched.title)

function get2() {
  return client.ensureQueryData(habitQuery('h3'))
}
