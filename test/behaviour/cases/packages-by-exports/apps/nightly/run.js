import { createRequire } from 'node:module'
import { listHabits, logs, patchHabit } from '@orbit/habits'
import settings from '#settings'

const load = createRequire(import.meta.url)
const { format } = load('@orbit/habits/formats/habit.cjs')
const { row } = load('../../client/formats/row.cjs')

console.log(settings.title, settings.streak, settings.unit)
const habits = await listHabits()
for (const habit of habits) console.log(format(habit))
console.log(row({ title: 'Milk', target: 2, unit: 'l' }))

const renamed = await patchHabit(habits[0], { title: 'Evening stretch' })
console.log(renamed.title, renamed.target)
await logs.done('h1', '2025-01-02')
console.log((await listHabits()).map((habit) => habit.streak).join(','))
