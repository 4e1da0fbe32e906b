import { film } from './films.ts'
import type { Changes, Goal, Habit, NewHabit, Sorting } from './types.ts'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

async function send<T>(path: string, method = 'GET', body?: NewHabit | Changes): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
  return (await response.json()).data
}

const create = (habit: NewHabit) => send<Habit>('/habits', 'POST', habit)
const change = (id: string, changes: Changes) => send<Habit>(`/habits/${id}`, 'PUT', changes)
const goal = ({ target, unit }: Goal) => (unit === 'times' ? `${target}x` : `${target} ${unit}`)

function sorted(habits: Habit[], sorting: Sorting): Habit[] {
  return habits.sort((a, b) => (sorting === 'title' ? a.title.localeCompare(b.title) : b.streak - a.streak))
}

const added = await create({ title: 'Juggle', target: 5, unit: 'min' })
const changed = await change(added.id, { title: 'Juggle clubs', target: 7, unit: 'min' })
console.log(changed.title, goal(changed))
for (const sorting of ['title', 'streak'] as const) {
  console.log(sorted(await send<Habit[]>('/habits'), sorting).map((habit) => `${habit.title} ${goal(habit)}`))
}
console.log(film.title, film.target)
