import { groupBy, once, pipe } from './fp.mjs'

const key = process.env.HABIT_API_KEY
const url = (path) => `${process.env.HABIT_API}/api/v1/${path}`
const load = (address) => fetch(address, { headers: { 'X-API-Key': key } })
const toJson = (response) => response.json()
const unwrap = ({ success, data, error }) => {
  if (!success) throw new Error(error)
  return data
}

const getHabit = once((id) => load(url(`habits/${id}`)).then(toJson).then(unwrap))
const getHabits = () => load(url('habits')).then(toJson).then(unwrap)

const titleOf = (habit) => habit.title
const shout = (text) => text.toUpperCase()
const isStrong = ({ streak }) => streak > 5
const byLength = (a, b) => a.title.length - b.title.length

const some = await Promise.all(['h1', 'h3', 'h1'].map(getHabit))
console.log(some.map(titleOf).map(shout))
console.log(some[0] === some[2])

const habits = await getHabits()
console.log(habits.filter(isStrong).sort(byLength).map(titleOf))
for (const [strong, group] of groupBy(habits, isStrong)) console.log(strong, group.map(pipe(titleOf, shout)).join())

const total = (pick) => habits.map(pick).reduce((a, b) => a + b)
console.log(total((h) => h.target), total(({ completedDates }) => completedDates.length))

const settled = await Promise.allSettled(['h2', 'h7'].map(getHabit))
for (const { status, value, reason } of settled) console.log(status, status === 'fulfilled' ? titleOf(value) : reason.message)
