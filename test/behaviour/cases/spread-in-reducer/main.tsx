import { renderToStaticMarkup } from 'react-dom/server'
import { fetchHabits, type Habit, SaveError, saveHabit } from './api.ts'
import { type Action, initial, reducer, type State } from './state.ts'

function Field({ title, value, error }: { title: string; value: string | number; error?: string }) {
  return <label title={title}>{title}: <input readOnly value={value} />{error ? <em>{error}</em> : null}</label>
}
function Row({ habit }: { habit: Habit }) {
  return <li data-streak={habit.streak}>{habit.title} {habit.target}{habit.unit === 'times' ? '×' : ` ${habit.unit}`} ({habit.completedDates.length})</li>
}
function Page({ state }: { state: State }) {
  const errorOf = (field: string) => state.errors.find((error) => error.field === field)?.message
  return (
    <main>
      <ul>{state.habits.map((habit) => <Row key={habit.id} habit={habit} />)}</ul>
      <Field title="Title" value={state.draft.title} error={errorOf('title')} />
      <Field title="Goal" value={state.draft.target} error={errorOf('target')} />
      {errorOf('form') && <p>{errorOf('form')}</p>}
    </main>
  )
}

let state = initial
const dispatch = (action: Action): void => {
  state = reducer(state, action)
}
const show = () => console.log(renderToStaticMarkup(<Page state={state} />))

async function submit(): Promise<void> {
  const { editing, draft } = state
  dispatch({ type: 'saving' })
  show()
  try {
    dispatch({ type: 'saved', habit: await saveHabit(editing, editing ? draft : { frequency: 'daily', ...draft }) })
  } catch (error) {
    if (!(error instanceof SaveError)) throw error
    dispatch({ type: 'failed', errors: error.errors })
  }
  show()
}

dispatch({ type: 'loaded', habits: await fetchHabits() })
dispatch({ type: 'edit', id: 'h2' })
dispatch({ type: 'input', name: 'title', value: 'Read on' })
dispatch({ type: 'input', name: 'target', value: '4' })
await submit()
dispatch({ type: 'edit', id: null })
await submit()
dispatch({ type: 'input', name: 'title', value: 'Hum' })
await submit()
