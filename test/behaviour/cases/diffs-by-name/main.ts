import { changes, diff } from './diffs.ts'
import { call, type Habit } from './service.ts'

const before = await call<Habit>('GET', '/habits/h1')
const { title, target } = await call<Habit>('PUT', '/habits/h1', diff(before, { ...before, title: 'Run on', target: 9 }))
console.log(title, target, Object.keys(diff(before, before)).length)

const habit = await call<Habit>('GET', '/habits/h2')
const patch = changes(habit, { title: 'Read more', target: habit.target, frequency: habit.frequency })
console.log(Object.keys(patch).length)
const saved = await call<Habit>('PUT', '/habits/h2', patch)
console.log(saved.title, saved.target)
