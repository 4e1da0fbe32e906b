import { renderToStaticMarkup } from 'react-dom/server'
import { Form } from './Form.tsx'
import { type Habit, type HabitDraft, reducer, type State } from './model.ts'

const meta = { title: 'Board', unit: 'px' }

async function call<T>(path: string, method = 'GET', payload?: object): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: payload ? JSON.stringify(payload) : undefined,
  })
  const result: { success: boolean; data?: T; error?: string } = await response.json()
  if (!result.success || result.data === undefined) throw new Error(result.error ?? 'unknown error')
  return result.data
}

const save = (draft: HabitDraft) => call<Habit>('habits', 'POST', draft)

let state: State = { habits: [], error: null }
try {
  await save({ title: 'Cook', target: 2 })
  state = reducer(state, { type: 'loaded', habits: await call<Habit[]>('habits') })
  const [first] = state.habits
  if (first) {
    const { title } = await call<Habit>(`habits/${first.id}`, 'PUT', { title: `${first.title} ★` })
    state = reducer(state, { type: 'renamed', id: first.id, title })
  }
  await call('habits/unknown')
} catch (cause) {
  state = reducer(state, { type: 'failed', error: cause instanceof Error ? cause.message : String(cause) })
}

console.log(
  renderToStaticMarkup(
    <section title={meta.title} style={{ width: `10${meta.unit}` }}>
      {state.error && <p role="alert">{state.error}</p>}
      {state.habits.map(({ id, title, streak, ...goal }) => (
        <p key={id} title={title}>
          {title} {streak > 0 ? `${streak} days` : 'new'} {goal.target}
        </p>
      ))}
      <Form initial={{ ...state.habits[1]!, target: 4 }} onSave={save} />
    </section>,
  ),
)
