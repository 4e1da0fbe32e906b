import { api } from './api.mjs'

const DEFAULTS = { frequency: 'daily', target: 1, unit: 'times' }

// created from what the coach wrote down
const coach = [
  { title: 'Squats', target: 30 },
  { title: 'Sauna', frequency: 'weekly', target: 15, unit: 'min' },
]
for (const wish of coach) {
  const habit = await api.create(Object.assign({}, DEFAULTS, wish))
  console.log(habit.title, habit.frequency, habit.target)
}

// the whole habit goes back, as the old editor did it
const run = await api.find('h1')
const edited = Object.assign({}, run, { title: run.title.toUpperCase() })
await api.save(edited)

const read = await api.find('h2')
read.target = read.target * 12
read.unit = 'pages'
await api.save(read)

const { id, streak, completedDates, ...rest } = await api.find('h3')
console.log(id, streak, completedDates.length)
await api.save({ id, ...rest, frequency: 'weekly' })

for (const h of await api.all()) {
  console.log(`${h.title} | ${h.target} ${h.unit === 'times' ? 'x' : h.unit} | ${h.frequency} | ${h.streak}`)
}
