import { loadAll, loadOne, store } from './effects.ts'
import { transition, type Event, type State } from './machine.ts'

let state = { name: 'idle' } as State
const send = (event: Event) => {
  state = transition(state, event)
  console.log(`${event.type} -> ${describe(state)}`)
}
function describe(current: State): string {
  switch (current.name) {
    case 'idle': return 'idle'
    case 'loading': return `loading #${current.attempt}`
    case 'loaded': return `loaded ${current.data.map((habit) => `${habit.title}:${habit.target}`).join(',')} ${current.at}`
    case 'editing': return `editing ${current.draft.title} ${current.draft.target} ${current.draft.frequency}`
    case 'failed': return `failed ${current.error} ${current.success}`
  }
}
send({ type: 'LOAD' })
send({ type: 'LOAD' })
send({ type: 'RECEIVED', habits: await loadAll(), at: 'start' })
send({ type: 'EDIT', id: 'h2' })
send({ type: 'CHANGE', field: 'title', value: 'Read a book' })
send({ type: 'RAISE', by: 3 })
const current = () => state
const editing = current()
if (editing.name === 'editing') send({ type: 'SAVED', habit: await store(editing.draft) })
send({ type: 'EDIT', id: 'h1' })
send({ type: 'CHANGE', field: 'frequency', value: 'daily' })
await loadOne('h8').catch((error: Error) => send({ type: 'FAILED', reason: error.message }))
