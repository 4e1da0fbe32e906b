import { API, timeout } from './config.mjs'

async function load(path) {
  const response = await fetch(`${API}${path}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
    signal: AbortSignal.timeout(timeout),
  })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

const page = { title: 'Habits' }
console.log(page.title)
for (const habit of await load('/habits')) console.log(habit.title, habit.target, habit.streak)
try {
  await load('/habits/nowhere')
} catch (error) {
  console.log(error.message)
}
