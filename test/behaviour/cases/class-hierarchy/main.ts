import { HabitEntity, type HabitRecord } from './entities.ts'
import { Book } from './shelf.ts'

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
const { data, success }: { data: HabitRecord[]; success: boolean } = await response.json()
if (!success) process.exit(2)

const entities = data.map((record) => new HabitEntity(record)).sort(HabitEntity.compare)
console.log(entities.join('\n'))
console.log(String(entities[1].renamed('Bend')), entities[1].streak)
const book = new Book('Ulysses').rename('Odyssey')
console.log(book.title, book.streak, book.target)
