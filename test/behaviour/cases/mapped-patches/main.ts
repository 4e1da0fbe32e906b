import { Habits, transport } from './http.ts'
import type { HabitId, Log } from './types.ts'
import { Worker } from './worker.ts'

const log: Log = { info: (message, data) => console.log(message, JSON.stringify(data)) }
const habits = new Habits(transport(new URL(process.env['HABIT_API']!), process.env['HABIT_API_KEY']!))
const [first, second] = await habits.list()
if (!first || !second) throw new Error('no habits')
await new Worker(habits, log).run([
  { kind: 'sync', habitId: first.id },
  { kind: 'bump', habitId: second.id },
  { kind: 'note', habitId: second.id },
  { kind: 'note', habitId: first.id, data: { text: 'rain' } },
  { kind: 'sync', habitId: 'nobody' as HabitId },
])
