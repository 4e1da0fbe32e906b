const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

const state = { habits: [], selected: null, title: 'My habits', error: null }
const set = (changes) => Object.assign(state, changes)
const select = (id) => set({ selected: state.habits.find((habit) => habit.id === id) ?? null })
set({ habits: await api('/habits') })
select('h1')
console.log(state.title, state.selected.title, state.selected.target)
state.selected.title = 'Renamed'
state.selected.target += 2
const { selected } = state
const saved = await api('/habits/' + selected.id, 'PUT', { title: selected.title, target: selected.target, unit: selected.unit })
console.log(saved.title, saved.target, state.habits[0].title === selected.title)
set({ error: 'none', title: 'Changed' })
select('nope')
console.log(state.title, state.error, state.selected?.title ?? 'nothing')
const undo = []
function change(id, patch) {
  const index = state.habits.findIndex((habit) => habit.id === id)
  undo.push(state.habits[index])
  state.habits = state.habits.with(index, { ...state.habits[index], ...patch })
}
change('h3', { title: 'Bend', streak: 8 })
console.log(state.habits[2].title, state.habits[2].streak, undo[0].title, undo[0].streak, state.habits[2].completedDates.length)
