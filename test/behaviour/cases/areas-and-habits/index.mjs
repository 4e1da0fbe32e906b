import { Client } from './lib/client.mjs'
import { load } from './lib/settings.mjs'

const client = new Client(process.env.HABIT_API + '/api/v1', process.env.HABIT_API_KEY)
const [habits, areas, { perHabit }] = await Promise.all([client.habits(), client.areas(), client.statistics()])

const settings = load()
console.log(settings.title, settings.target, settings.error)

// areas have names; the board wants titles
const columns = areas.map((area) => ({ id: area.id, title: area.name, cards: [] }))
for (const [i, habit] of habits.entries()) {
  const area = columns[i % columns.length]
  const { completions } = perHabit.find((s) => s.habitId === habit.id)
  area.cards.push(`${habit.title} [${habit.streak}/${completions}]`)
}
for (const area of columns) {
  console.log(area.title.toUpperCase())
  area.cards.forEach((card) => console.log('  ' + card))
}
