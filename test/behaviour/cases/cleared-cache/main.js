const { Cache } = require('./cache')

const cache = new Cache(60_000)
const base = process.env.HABIT_API
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

const load = async (path) => {
  const res = await fetch(base + path, { headers })
  const body = await res.json()
  if (!body.success) throw new Error(`${path.split('/').pop()}: ${body.error}`)
  return body.data
}
const get = (path) => cache.get(path, load)
const change = async (method, path, body) => {
  await fetch(base + path, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  cache.invalidate('/api/v1/habits')
}

async function show(id) {
  const habit = await get(`/api/v1/habits/${id}`)
  console.log(`${habit.title} ${habit.target}`)
}

async function main() {
  await show('h1')
  await show('h1')
  console.log('hits', cache.hits)
  await change('PUT', '/api/v1/habits/h1', { title: 'Run', target: 9 })
  await show('h1')
  console.log('hits', cache.hits)
  const today = await get('/api/v1/habits/today')
  console.log(today.map((h) => h.title).join())
  await change('POST', '/api/v1/habits/checkin', { habitId: today[0].id, date: '2024-12-04', status: 'done' })
  const again = await get('/api/v1/habits/today')
  console.log(again.length, cache.hits)
  await show('missing').catch((e) => console.log(e.message))
}

main()
