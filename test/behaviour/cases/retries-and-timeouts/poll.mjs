import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPTS = 3
const init = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }

// 404 right after a create is normal: the service needs a moment
async function stubborn(url, options) {
  let last
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    last = await fetch(url, { ...options, signal: AbortSignal.timeout(5000) })
    if (last.ok) return last
    await wait(2 ** attempt)
  }
  return last
}

const withTimeout = (promise, ms) =>
  Promise.race([promise, wait(ms, undefined, { ref: false }).then(() => Promise.reject(new Error('timeout')))])

async function habit(id) {
  const res = await withTimeout(stubborn(`${process.env.HABIT_API}/api/v1/habits/${id}`, init), 10_000)
  const body = await res.json()
  if (!body.success) throw new Error(`${body.error} (after ${ATTEMPTS} attempts)`)
  return body.data
}

for (const id of ['h1', 'ghost', 'h2']) {
  try {
    const { title, completedDates } = await habit(id)
    console.log(`${title}: ${completedDates.length ? completedDates.length + ' days' : 'never done'}`)
  } catch (error) {
    console.log(`${id}: ${error.message}`)
  }
}

const post = (path, body) =>
  stubborn(process.env.HABIT_API + path, {
    ...init,
    method: 'POST',
    headers: { ...init.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
const [a, b] = [await post('/api/v1/habits/checkin', { habitId: 'h1', date: '2024-12-20', status: 'done' }), await post('/api/v1/habits/checkin', { habitId: 'ghost', date: '2024-12-20', status: 'done' })]
console.log(a.status, b.status, (await b.json()).error)
