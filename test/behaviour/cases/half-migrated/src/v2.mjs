import { randomUUID } from 'node:crypto'

// The move to v2, begun in November. Paths and headers are done, the fields are not.
const call = async (path, init) => {
  const res = await fetch(process.env.HABIT_API + path, {
    ...init,
    headers: {
      'X-API-Key': process.env.HABIT_API_KEY,
      'X-API-Version': '2',
      'X-Client-Version': '7.0.0-beta.2',
      'X-Request-ID': randomUUID(),
      'Content-Type': 'application/json',
    },
  })
  const body = await res.json()
  if (body.error) throw new Error(body.error.message)
  return body.data
}

export async function agenda() {
  const habits = await call('/api/v2/habits?date=today')
  return habits.map((habit) => `${habit.title} ${habit.streak}`)
}

export async function finished(id) {
  const habit = await call(`/api/v2/habits/${id}`)
  return habit.name
}
