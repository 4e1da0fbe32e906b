import { draft, Frequency, type Habit } from './habit.ts'
import { announce } from './hooks.ts'
import { createCaller, isFailure, withRetry } from './http.ts'

let hiccups = 2
const flaky: typeof fetch = async (input, init) =>
  hiccups-- > 0 ? new Response('{"success":false,"data":null,"error":"busy"}', { status: 503 }) : fetch(input, init)

const call = createCaller(withRetry(flaky, [5, 10]))

const listed = await call<Habit[]>('GET', '/habits')
if (isFailure(listed)) throw new Error(listed.error)
for (const { title, streak, frequency } of listed.data) {
  console.log(`${title}: ${streak}${frequency === Frequency.Daily ? 'd' : 'w'}`)
}

const made = await call<Habit>('POST', '/habits', { ...draft('Stairs', { target: 10, unit: 'floors' }) })
console.log(made.success ? `${made.data.title} ${made.data.target} ${made.data.unit}` : made.error)

const refused = await call<Habit>('POST', '/habits', { ...draft('') })
console.log(isFailure(refused) ? `refused: ${refused.error}` : refused.data.title)

const skipped = await call('POST', '/habits/skip', { habitId: 'h2', date: '2024-12-20' })
console.log(skipped.success, skipped.error === null)
const ghost = await call('POST', '/habits/checkin', { habitId: 'ghost', date: '2024-12-20', status: 'done' })
console.log(ghost.success, ghost.error)
console.log(announce({ type: 'habit.completed', data: { title: 'Local', streak: 2 } }), announce({ type: 'movie.seen', data: { title: 'Alien' } }))
