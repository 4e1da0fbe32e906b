import { HabitKit, HabitKitError, type Habit } from '../sdk/index.ts'

interface Book {
  title: string
  target: number
}

const kit = HabitKit.connect({ baseUrl: `${process.env.HABIT_API}/`, apiKey: process.env.HABIT_API_KEY! })
const amount = ({ target, unit }: Habit) => (unit === 'times' ? `${target}x` : `${target} ${unit}`)
const describe = (habit: Habit) => `${habit.title}: ${amount(habit)} ${habit.frequency}, streak of ${habit.streak}`
const book: Book = { title: 'Grit', target: 12 }

kit.habits.events.on('created', (habit) => console.log('created', habit.title))
kit.habits.events.on('changed', ({ before, after }) => console.log(`changed ${before.title} ${before.target} -> ${after.title} ${after.target}`))
const off = kit.habits.events.on('removed', (ids) => console.log('removed', ids.length))

const run = await kit.habits.find('h1')
await kit.habits.update(run, { title: 'Evening run', target: run.target * 2 })
const reading = await kit.habits.create({ title: book.title, target: book.target, unit: 'pages' })
await kit.habits.complete(reading.id, new Date('2024-12-14T08:00:00Z'))
for (const habit of await kit.habits.list({ search: 'r' })) console.log(describe(habit))
const idle = (await kit.habits.list({ today: true })).filter(({ streak, completedDates }) => streak === 0 && completedDates.length === 0)
await kit.habits.removeAll(idle)
off()
console.log(await kit.areas.names(), book.title, 'streak of', book.target)
try {
  await kit.habits.find('missing')
} catch (error) {
  if (error instanceof HabitKitError && error.isNotFound) console.log('not found:', error.message)
  else throw error
}
