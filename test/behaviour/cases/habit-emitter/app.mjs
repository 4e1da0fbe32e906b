import { createGateway } from './gateway.mjs'
import { HabitStore } from './store.mjs'

const store = new HabitStore(createGateway({ origin: process.env.HABIT_API, key: process.env.HABIT_API_KEY }))

store.on('change', (habits) => console.log(habits.map((h) => `${h.title}:${h.streak}`).join(', ')))
store.on('problem', (message) => console.log('problem', message))

const onInput = (id) => (event) => store.rename(id, event.target.value)

await store.refresh()
await onInput('h2')({ type: 'input', target: { value: 'Read a book', title: 'field' } })
await onInput('h9')({ target: { value: 'nothing' } })
await store.remove('h3', 'h1')
console.log('longest', store.longest)
try {
  await store.gateway.remove('h1')
} catch ({ status, message }) {
  console.log(status, message)
}
