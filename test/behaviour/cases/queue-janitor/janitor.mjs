import { Queue } from './queue.mjs'

const API_ROOT = new URL('/api/v1/', process.env.HABIT_API)
const queue = new Queue(2)
const abort = new AbortController()

const call = (method, path, body) => queue.push(async () => {
  const res = await fetch(new URL(path, API_ROOT), {
    method,
    signal: abort.signal,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const reply = await res.json()
  if (res.status === 404) throw Object.assign(new Error(reply.error), { fatal: true })
  if (!res.ok) throw new Error(reply.error)
  return reply.data
})

function* chunks(list, size) {
  for (let i = 0; i < list.length; i += size) yield list.slice(i, i + size)
}

const titles = ['Alpha', 'Beta', 'Gamma', 'Delta']
const made = []
for (const title of titles) made.push(await call('POST', 'habits', { title, frequency: 'daily', target: title.length, unit: 'min' }))
console.log(made.map((h) => `${h.title}:${h.target}`).join(' '))

const stale = (await call('GET', 'habits')).filter((habit) => habit.streak === 0 && !habit.completedDates.length)
console.log('stale', stale.map((h) => h.title))
for (const group of chunks(stale.map((h) => h.id), 2)) {
  await call('DELETE', 'habits/bulk', { habitIds: group })
  console.log('deleted', group.length)
}

const results = await Promise.allSettled(['h1', 'h3', 'hX'].map((id) => call('POST', 'habits/checkin', { habitId: id, date: '2024-12-20', status: 'done' })))
for (const { status, reason } of results) console.log(status, reason?.message ?? '')
abort.abort()
await call('GET', 'habits').catch((e) => console.log(e.name))
