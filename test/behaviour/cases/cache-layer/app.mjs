import { Cache } from './cache.mjs'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const endpoint = (id) => `${process.env.HABIT_API}/api/v1/habits/${id}`

const habits = new Cache(async (id) => {
  const response = await fetch(endpoint(id), { headers })
  if (response.status === 404) return null
  const { data } = await response.json()
  return data
}, { ttl: 60_000 })

async function bump(id) {
  const habit = await habits.get(id)
  await fetch(endpoint(id), {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ target: habit.target + 1 }),
  })
  habits.drop(id)
}

console.log((await habits.get('h1')).title, (await habits.get('h1')).target)
await bump('h1')
const again = await habits.get('h1')
console.log(again.title, again.target, again?.streak)
console.log((await habits.get('zzz'))?.title ?? 'no such habit')
console.log(habits.stats)
