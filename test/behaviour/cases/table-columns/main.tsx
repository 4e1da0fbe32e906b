import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './App.tsx'
import { fetchHabits } from './api.ts'

console.log(renderToStaticMarkup(<App fetched={{ status: 'loading' }} />))
for (const filter of ['all', 'today'] as const) {
  console.log(renderToStaticMarkup(<App fetched={await fetchHabits(filter)} query={filter === 'all' ? 'r' : ''} />))
}
console.log(renderToStaticMarkup(<App fetched={{ status: 'error', error: 'offline' }} />))
