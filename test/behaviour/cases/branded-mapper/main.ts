import { habitsApi } from './api.ts'
import type { Habit, HabitId, Result } from './types.ts'

function unwrap<T>(r: Result<T>): T {
  if (!r.ok) throw new Error(`${r.error.kind}:${r.error.status ?? '-'} ${r.error.message}`)
  return r.value
}
const describe = (h: Habit) => `${h.title} (${h.schedule.frequency}) ${h.goal.target} ${h.goal.unit === 'times' ? 'x' : h.goal.unit} streak=${h.progress.streak} n=${h.progress.completions}`

const all = unwrap(await habitsApi.list())
for (const habit of all) console.log(describe(habit))

const run = all.find((h) => h.progress.streak > 10)!
const saved = unwrap(await habitsApi.save({ ...run, title: run.title.toUpperCase(), goal: { ...run.goal, target: run.goal.target * 2 } }))
console.log(describe(saved))

const fresh = unwrap(await habitsApi.create({ title: 'Journal', schedule: { frequency: 'daily' }, goal: { target: 1, unit: 'pages' } }))
console.log(describe(fresh))
console.log((await habitsApi.skip(fresh.id, '2024-12-03')).ok)

const missing = await habitsApi.get('h999' as HabitId)
if (!missing.ok) console.log('missing:', missing.error.status, missing.error.message)
try {
  unwrap(await habitsApi.create({ title: '', schedule: { frequency: 'daily' }, goal: { target: 1, unit: 'times' } }))
} catch (e) {
  console.log((e as Error).message)
}
