import { renderToStaticMarkup } from 'react-dom/server'
import { getHabits } from './api.ts'
import { Table } from './components.tsx'
import { HabitsProvider, reducer, type State } from './state.tsx'

let state: State = { habits: await getHabits(), filter: '' }
state = reducer(state, { type: 'checked', id: 'h3' })
state = reducer(state, { type: 'renamed', id: 'h2', title: 'Read a book' })
state = reducer(state, { type: 'filtered', text: 'r' })

console.log(
  renderToStaticMarkup(
    <HabitsProvider initial={state}>
      <Table />
    </HabitsProvider>,
  ),
)
