import { COLUMNS, LABELS } from './lib/columns.mjs'
import { groupBy, pick, pluck, prop, sortBy } from './lib/lists.mjs'
import { shelf } from './lib/shelf.mjs'

const SORT = 'title'
const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})
const { data: habits } = await response.json()

console.log(sortBy(habits, SORT, -1).map((habit) => habit.id))
console.log(pluck(habits, 'title'), pluck(shelf, 'title'))
console.log(Object.keys(groupBy(habits, 'frequency')), habits.map(prop('streak')), shelf.map(prop('streak')))
for (const habit of habits) {
  console.log(Object.keys(LABELS).map((key) => `${LABELS[key]}: ${habit[key]}`).join(', '))
  console.log(COLUMNS.map(({ key, width }) => String(habit[key]).padEnd(width)).join('|'))
  for (const key in LABELS) if (habit[key] === 'daily') console.log('daily by', key)
}
for (const book of shelf) for (const key of ['title', 'target']) console.log(key, book[key])
const card = pick(habits[0], 'id', 'title', 'target')
console.log(card, card.title)
console.log(['title', 'streak'].filter((key) => habits[0][key] !== habits[1][key]))
const field = process.env.SORT_FIELD ?? 'streak'
console.log([...habits].sort((a, b) => b[field] - a[field]).map(prop('id')))
console.log('title' in habits[0], Object.hasOwn(habits[0], 'streak'), 'pages' in habits[0], 'title' in shelf[0])
const kept = Object.fromEntries(Object.entries(habits[1]).filter(([key]) => key !== 'completedDates'))
console.log(kept.title, kept.streak)
