// Helpers that take the name of a member, for habits and for films alike; and tables by the names of members.
import { groupBy, pluck, sortBy } from './collections.ts'

interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}
interface Film {
  title: string
  target: string
}

const films: Film[] = [
  { title: 'Solaris', target: 'adults' },
  { title: 'Alien', target: 'all' },
]
const columns = ['title', 'target', 'streak'] as const satisfies readonly (keyof Habit)[]
type Column = (typeof columns)[number]
const labels: Record<keyof Habit, string> = {
  id: 'Id',
  title: 'Title',
  frequency: 'How often',
  target: 'Aim',
  unit: 'Unit',
  streak: 'Streak',
}
const widths = { title: 12, target: 4, streak: 4 } satisfies Record<Column, number>
const format: { [C in Column]: (value: Habit[C]) => string } = {
  title: (value) => value.toUpperCase(),
  target: (value) => value.toFixed(1),
  streak: (value) => `${value}d`,
}

const url = `${process.env.HABIT_API}/api/v1/habits`
const res = await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
const { data: habits } = (await res.json()) as { success: boolean; data: Habit[]; error: string | null }

console.log(sortBy(habits, 'streak').map((habit) => habit.title))
console.log([...groupBy(habits, 'frequency').keys()], pluck(habits, 'title'))
console.log(pluck(sortBy(films, 'title'), 'target'))
console.log(columns.map((column) => labels[column].padEnd(widths[column])).join('|'))
for (const habit of habits) {
  console.log(columns.map((column) => String(habit[column]).padEnd(widths[column])).join('|'))
  console.log(format.title(habit.title), format.target(habit.target), format.streak(habit.streak))
}
