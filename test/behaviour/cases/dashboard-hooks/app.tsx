import { renderToStaticMarkup } from 'react-dom/server'
import { Dashboard } from './Dashboard.tsx'
import { addNote, complete, refresh, useHabits } from './hooks/useHabits.ts'

const render = () => console.log(renderToStaticMarkup(<Dashboard />))

let first: ReturnType<typeof useHabits>['habits'][number] | undefined
function Probe() {
  first = useHabits().habits[0]
  return null
}

render()
await refresh()
render()
renderToStaticMarkup(<Probe />)
if (first) {
  await complete(first)
  await complete({ ...first, id: 'gone', title: 'Ghost' })
}
console.log(await addNote('h2', 'page 99'))
render()
