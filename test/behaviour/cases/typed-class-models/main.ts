import { Book } from './book.ts'
import type { Envelope, HabitDto } from './dto.ts'
import { Draft, Habit, HabitCard, Plan } from './habit.ts'

async function add(habit: object): Promise<void> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify(habit),
  })
  console.log(response.status)
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  })
  const body = (await response.json()) as Envelope<T>
  if (!body.success) throw new Error(body.error ?? 'unknown')
  return body.data
}

const dtos = await get<HabitDto[]>('/habits')
const habits = dtos.map(Habit.fromJSON)
for (const habit of habits) console.log(habit.label, habit.isHot(), habit.title.length)
const cards = dtos.map((dto, index) => new HabitCard(dto, index + 1))
console.log(cards.map((card) => `${card.heading} / ${card.title} / ${card.days}`))
console.log(JSON.stringify(cards))
await add(new Draft().rename('Stretch more'))
await add(new Plan('Lift', 5))
const book = new Book({ title: 'Dune', streak: 2 })
console.log(book.title, book.streak)
