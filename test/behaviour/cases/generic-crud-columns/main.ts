import { AreaCrud, type Habit, HabitCrud } from './habits.ts'
import { type Column, render } from './table.ts'

const { HABIT_API = '', HABIT_API_KEY = '' } = process.env
const habits = new HabitCrud(HABIT_API, HABIT_API_KEY)
const areas = new AreaCrud(HABIT_API, HABIT_API_KEY)
const columns: Column<Habit>[] = [
  { title: 'Habit', cell: (h) => h.title },
  { title: 'Goal', cell: (h) => `${h.target} ${h.unit === 'times' ? 'x' : h.unit}` },
  { title: 'Streak', cell: ({ streak }) => streak },
]
console.log(render(columns, await habits.list()))
const made = await habits.create({ title: 'Sing', target: 2, unit: 'times', frequency: 'daily' })
const bigger = await habits.update(made.id, { target: made.target + 3, unit: made.unit })
console.log(bigger.title, bigger.target, bigger.completedDates.length)
console.log((await areas.list()).map((a) => a.name))
await habits.one('none').catch((e: Error) => console.log(e.message))
