import { filter, join, map, pipe, pipeAsync, sortBy, tap } from './fp.mjs'

const authorized = (path) =>
  fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const json = (response) => response.json()
const payload = ({ success, data, error }) => {
  if (!success) throw new Error(error)
  return data
}

const fetchHabits = pipeAsync(() => authorized('/habits'), json, payload)
const fetchHabit = pipeAsync((id) => authorized(`/habits/${id}`), json, payload)

const isActive = (habit) => habit.streak > 0
const label = ({ title, streak }) => `${title} (${streak})`
const shout = (text) => text.toUpperCase()

const summarize = pipe(
  filter(isActive),
  sortBy((habit) => -habit.streak),
  map(pipe(label, shout)),
  join(' | '),
)

const habits = await fetchHabits()
console.log(summarize(habits))
console.log(pipe(map((h) => h.target), (targets) => targets.reduce((a, b) => a + b, 0))(habits))
await pipeAsync(fetchHabit, tap((h) => console.log(h.title)), (h) => h.completedDates.length, console.log)('h1')
await fetchHabit('none').catch((e) => console.log('error:', e.message))
