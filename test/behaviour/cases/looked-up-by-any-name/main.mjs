const get = async (path) => {
  const r = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { success, data, error } = await r.json()
  if (!success) throw new Error(error)
  return data
}
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '')
for (const habit of await get('/habits')) console.log(fill('{title}: {streak} days, goal {target}', habit))
console.log(fill('{title} by {author}', { title: 'Dune', author: 'Herbert' }))

const at = (object, path) => path.split('.').reduce((inner, key) => inner?.[key], object)
const state = { habits: await get('/habits'), ui: { title: 'Board' } }
console.log(at(state, 'ui.title'), at(state, 'habits.0.title'), at(state, 'habits.1.streak'))

console.table(state.habits, ['title', 'streak'])
