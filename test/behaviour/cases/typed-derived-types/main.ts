import { create, list, patch } from './api.ts'
import { tease } from './film.ts'
import type { ById, Complete, Frequency, Habit, HabitKey, NewHabit, Stats, Summary, WithNote } from './types.ts'

const draft: NewHabit = { title: 'Swim', frequency: 'daily', target: 4, unit: 'times' }
const created = await create(draft)
await patch(created.id, { title: 'Swim far' })
await patch('h2', { target: 6, unit: 'times' })

const habits = await list()
const byId: ById = Object.fromEntries(habits.map((habit) => [habit.id, habit]))
const stats: Stats = {}
for (const habit of habits) stats[habit.id] = habit.streak
const often: Frequency = byId['h1']!.frequency
const summarize = ({ id, title, streak }: Summary) => `${id} ${title} ${streak}`
const noted: WithNote = { ...habits[0]!, note: 'keep' }
const complete: Complete = habits[1]!
const key: HabitKey = 'id'
console.log(often, stats, habits.map(summarize), noted.title, noted.note, complete.target, complete.unit === 'times')
console.log(habits.map((habit: Habit) => habit[key]))
console.log(tease({ title: 'Alien', streak: 3 }))
