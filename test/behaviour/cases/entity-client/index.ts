import { Client, ServiceError, type HabitDto } from './client.ts'

type Book = { title: string; unit: 'pages'; target: number }
const book: Book = { title: 'Dune', unit: 'pages', target: 600 }

const client = new Client({ base: process.env.HABIT_API!, key: process.env.HABIT_API_KEY! })

const pluck = <T, K extends keyof T>(items: readonly T[], key: K): T[K][] => items.map((item) => item[key])

const habits = await client.list('habits')
console.log(pluck(await client.list('areas'), 'name').join('|'))

const total = habits.reduce((sum, { target }) => sum + target, 0)
console.log('total', total, 'completed', habits.reduce((sum, h) => sum + h.completedDates.length, 0))

const made: HabitDto = await client.create({ title: book.title, frequency: 'daily', target: 5, unit: 'times' })
const renamed = await client.patch(made.id, { title: `${made.title} (${book.title})` })
console.log(renamed.title, renamed.frequency, renamed.target, book.unit, book.target)

try {
  await client.one('habits', 'missing')
} catch (error) {
  if (!(error instanceof ServiceError)) throw error
  console.log(error.status, error.message)
}
