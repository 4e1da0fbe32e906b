import { addHabit, checkIn, countNotes, getAreas, getDue, getHabit, getHabits, saveHabit, summarize } from './api/habits.ts'
import { ApiError } from './api/request.ts'
import type { HabitInput } from './api/types.ts'
import { cadence, cell, type Column } from './table.ts'

const columns: Column[] = ['title', 'goal', 'streak']
const piano: HabitInput = { title: 'Piano', frequency: 'weekly', target: 45, unit: 'min' }

const made = await addHabit(piano)
await checkIn(made.id, '2024-12-06')
await saveHabit(made.id, { title: `${made.title} (${piano.unit})` })
const saved = await saveHabit('h1', { target: 5, unit: 'km' })
console.log(saved.target, saved.unit, saved.title)

for (const habit of await getHabits()) {
  console.log(columns.map((column) => cell(habit, column)).join(' | '), '|', cadence(habit))
}
console.log((await getDue()).map(summarize).map((s) => `${s.id} ${s.title} ${s.streak}`))
console.log((await getAreas()).map((area) => area.name), await countNotes('h1'))

try {
  await getHabit('h-1')
} catch (error) {
  if (error instanceof ApiError) console.log(error.status, error.message)
  else throw error
}
