import { Frequency, labels } from './frequency.ts'
import type { Draft, Habit } from './habit.ts'

const api = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

async function add(draft: Draft): Promise<Habit> {
  const res = await fetch(api, { method: 'POST', headers, body: JSON.stringify(draft) })
  return ((await res.json()) as { data: Habit }).data
}

const added = await add({ title: 'Plan the week', frequency: Frequency.Weekly, target: 1, unit: 'times' })
const all = ((await (await fetch(api, { headers })).json()) as { data: Habit[] }).data
const daily = all.filter((h) => h.frequency === Frequency.Daily)
console.log(labels[added.frequency], daily.length, all.map((h) => labels[h.frequency]))
