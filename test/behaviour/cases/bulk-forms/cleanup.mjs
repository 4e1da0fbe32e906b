import axios from 'axios'

const api = axios.create({
  baseURL: `${process.env.HABIT_API}/api/v1`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})

const list = () => api.get('/habits').then(({ data: { data } }) => data)
const add = async (title, rest = {}) => {
  const { data: { data: habit } } = await api.post('/habits', { title, target: 1, unit: 'times', frequency: 'daily', ...rest })
  return habit
}

const first = await add('temp one')
const second = await add('temp two', { target: 3 })
const temporary = (await list()).filter((habit) => habit.title.startsWith('temp'))
console.log(temporary.map(({ title, target }) => `${title}=${target}`))

// the same end point takes a plain array as well
await api.delete('/habits/bulk', { data: [first.id] })
const stale = (await list()).filter((h) => h.streak === 0 && h.completedDates.length === 0).map((h) => h.id)
if (stale.length > 0) {
  await api.request({ method: 'DELETE', url: '/habits/bulk', data: { habitIds: stale } })
}
const left = await list()
console.log(left.length, left.some((h) => h.id === second.id))

const last = await fetch(`${process.env.HABIT_API}/api/v1/habits/bulk`, {
  method: 'DELETE',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  body: JSON.stringify({ ids: left.filter((h) => h.streak < 10).map((h) => h.id) }),
})
console.log(last.ok, (await list()).map((h) => h.title))
