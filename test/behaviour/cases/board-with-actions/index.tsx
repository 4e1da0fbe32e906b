import { renderToStaticMarkup } from 'react-dom/server'
import { listHabits } from './api.ts'
import Board from './components/Board.tsx'
import { type Action, createActions, initialState, reducer } from './state.ts'

let state = initialState
const dispatch = (action: Action) => {
  state = reducer(state, action)
}
const actions = createActions(dispatch, () => state)
const show = () => console.log(renderToStaticMarkup(<Board state={state} actions={actions} />))

show()
dispatch({ type: 'loaded', habits: await listHabits() })
show()
const renaming = actions.rename('h2', 'Read a book')
show()
await renaming
await actions.done('h1', '2024-12-02')
await actions.remove('h3')
await actions.remove('h77')
show()
