import { renderDemo } from './demo.mjs'

async function live() {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  const body = await response.json()
  return body.success ? body.data : []
}

export async function lines({ offline = false } = {}) {
  if (offline) return renderDemo()
  const habits = await live()
  const top = habits.toSorted ? habits.toSorted((a, b) => b.streak - a.streak) : habits
  return top.map((habit) => `LIVE ${habit.title} ${habit.streak} ${habit.target}`)
}

for (const offline of [true, false]) {
  for (const line of await lines({ offline })) console.log(line)
}

const reminder = async (id, when) => {
  const { data: habit, error } = await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  }).then((r) => r.json())
  const options = { title: error ? 'Unknown habit' : habit.title, body: when, target: 'window' }
  return error ? `${options.title} (${error})` : `${options.title} @ ${options.body} -> ${options.target}`
}
console.log(await reminder('h2', '20:00'))
console.log(await reminder('h6', '20:00'))
