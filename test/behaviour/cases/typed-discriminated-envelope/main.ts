import { assertOk, message, orElse, request, type Habit } from './api.ts'
import { describe, validate } from './form.ts'

const all = await request<Habit[]>('/habits')
assertOk(all)
console.log(all.data.map((habit) => `${habit.title}:${habit.streak}`).join())

const missing = await request<Habit>('/habits/none')
if (missing.success) console.log('found', missing.data.title)
else console.log('failed', missing.error)
console.log(message(missing), message(all))

try {
  assertOk(missing)
} catch (error) {
  console.log((error as Error).message)
}
console.log(orElse(missing, { id: '-', title: 'Nothing', streak: 0 }).title)
console.log(orElse(await request<Habit>('/habits/h1'), { id: '-', title: 'Nothing', streak: 0 }).title)
console.log(describe(validate('Walk')), describe(validate('a')))
