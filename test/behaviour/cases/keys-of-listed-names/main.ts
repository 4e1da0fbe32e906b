// Types that select members by the names of a list, or by all names that there are.
import { type Draft, EDITABLE, type Habit, type HabitPatch, type Snapshot } from './habit.ts'

const api = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }
const send = async (method: string, id = '', body?: Draft | HabitPatch): Promise<Habit> => {
  const reply = await fetch(`${api}${id && `/${id}`}`, { method, headers, body: body && JSON.stringify(body) })
  return (await reply.json()).data
}

function diff(before: Habit, after: Habit): HabitPatch {
  const patch: HabitPatch = {}
  if (before.title !== after.title) patch.title = after.title
  if (before.target !== after.target || before.unit !== after.unit) {
    patch.target = after.target
    patch.unit = after.unit
  }
  return patch
}

const before = await send('GET', 'h1')
const patch = diff(before, { ...before, title: `${before.title} (long)`, target: before.target * 2 })
const saved = await send('PUT', before.id, patch)
console.log(saved.title, saved.target, patch.title, patch.target, EDITABLE.length)

const draft: Draft = { title: 'Juggle', frequency: 'daily', target: 5, unit: 'min' }
const made = await send('POST', '', draft)
const snapshot: Snapshot = {}
snapshot.title = made.title
snapshot.streak = made.streak
console.log(snapshot.title, snapshot.streak, made.unit)
