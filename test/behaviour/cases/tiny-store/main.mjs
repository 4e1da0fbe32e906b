import { createStore } from './store.mjs'

const store = createStore({ habits: [], title: 'My day', loading: false })

const selectTitles = (s) => s.habits.map((h) => h.title)
const selectTop = (s) => s.habits.filter((h) => h.streak >= s.habits[0].streak)

async function load() {
  store.setState({ loading: true })
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { data: habits } = await response.json()
  store.setState({ habits, loading: false })
}

async function rename(id, title) {
  const before = store.getState().habits
  // optimistic
  store.setState((s) => ({ habits: s.habits.map((h) => (h.id === id ? { ...h, title } : h)) }))
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, {
    method: 'PUT',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title }),
  })
  const result = await response.json()
  if (!result.success) {
    console.log('rolled back:', result.error)
    store.setState({ habits: before })
  }
}

store.subscribe(({ loading, title, habits }) => console.log(loading ? '…' : `${title}: ${habits.length}`))
await load()
console.log(selectTitles(store.getState()))
await rename('h2', 'Read a book')
store.setState((s) => ({ habits: [...s.habits, { ...s.habits[0], id: 'tmp', title: 'Draft' }] }))
await rename('tmp', 'Never stored')
console.log(selectTitles(store.getState()).join(' / '), selectTop(store.getState())[0].title)
