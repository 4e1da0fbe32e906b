import { Frequency, type Habit, Models } from './models.ts'
import type * as All from './models.ts'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
const url = (path: string) => `${process.env.HABIT_API}/api/v1${path}`

async function list(): Promise<HabitRecord[]> {
  const response = await fetch(url('/habits'), { headers })
  const body: Api.HabitList = await response.json()
  return body.success ? body.data : []
}

async function one(id: string): Promise<Models.Habit> {
  const response = await fetch(url(`/habits/${id}`), { headers })
  return ((await response.json()) as Api.Envelope<Models.Habit>).data
}

async function create(habit: Omit<All.Habit, 'id'>): Promise<Habit> {
  const response = await fetch(url('/habits'), { method: 'POST', headers, body: JSON.stringify(habit) })
  return ((await response.json()) as Api.Envelope<Habit>).data
}

const film: Film = { title: 'Alien' }
console.log((await list()).map((habit) => `${habit.title} ${habit.streak}`))
const habit = await one('h1')
console.log(habit.title, habit.target, habit.unit === 'times' ? 'x' : habit.unit, film.title)
const created = await create({ title: 'Swim', frequency: Frequency.Daily })
console.log(created.title, created.frequency === Frequency.Daily)
