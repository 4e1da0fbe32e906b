import { list, purge, save } from './api.ts'
import { initial, reduce, type AppEvent, type AppState } from './events.ts'

let state: AppState = initial
const emit = (event: AppEvent) => void (state = reduce(state, event))

async function load() {
  const reply = await list()
  if (reply.success) emit({ type: 'loaded', habits: reply.data })
  else emit({ type: 'failed', error: reply.error ?? '?', during: 'load' })
}
async function flush() {
  for (const id of state.dirty) {
    const reply = await save(state.habits.get(id)!)
    emit(reply.error === null || reply.success ? { type: 'saved', habit: reply.data } : { type: 'failed', error: reply.error, during: `save ${id}` })
  }
}

await load()
emit({ type: 'renamed', id: 'h1', title: 'Jog' })
emit({ type: 'renamed', id: 'h2', title: 'Read more' })
emit({ type: 'renamed', id: 'zz', title: 'Nothing' })
await purge('h2')
await flush()
emit({ type: 'toast', title: 'Done', unit: 's', target: 3 })
await load()
console.log(state.messages.join('\n'))
console.log([...state.habits.values()].map(({ title, streak, target }) => `${title} ${streak}/${target}`), state.dirty.size)
