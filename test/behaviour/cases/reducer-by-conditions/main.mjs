import { BOOKS, FAILED, LOADED, types } from './actions.mjs'
import { count, described } from './apart.mjs'
import { listHabits, rename } from './api.mjs'
import { shelf } from './books.mjs'
import { reduce, start } from './reducer.mjs'

let state = start
let counted
const lines = []
const dispatch = (action) => {
  state = reduce(state, action)
  counted = count(counted, action)
  lines.push(described(action))
}

dispatch({ type: LOADED, payload: await listHabits() })
dispatch({ type: BOOKS, payload: shelf() })
const [first] = state.habits
dispatch({ type: types.RENAMED, payload: await rename(first.id, `${first.title}!`) })
try {
  await rename('nowhere', 'Nothing')
} catch {
  dispatch({ type: FAILED, payload: { error: 'not there' } })
}

for (const habit of state.habits) console.log(habit.title, habit.unit ? habit.target : "-", habit.streak)
for (const book of state.books) console.log(book.title, book.streak)
console.log(state.lines.join(', '), state.problem)
console.log(counted.habits, counted.pages, counted.last)
console.log(lines.join('; '))
