// Reads the plan of the day and books what was done and what was not.
const { HABIT_API: origin, HABIT_API_KEY: key } = process.env

const plans = [
  { title: 'Run before work', habit: 'h1', done: true },
  { title: 'Ten pages', habit: 'h2', done: false },
  { title: 'Stretch at noon', habit: 'h3', done: true },
]

async function call(path, init = {}) {
  const res = await fetch(`${origin}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...init.headers },
  })
  const json = await res.json()
  if (!json.success) {
    const failure = new Error(json.error ?? 'unknown')
    failure.status = res.status
    throw failure
  }
  return json.data
}

async function book({ habit, done }, date) {
  const path = done ? '/habits/checkin' : '/habits/skip'
  const body = { habitId: habit, date, ...(done ? { status: 'done' } : {}) }
  await call(path, { method: 'POST', body: JSON.stringify(body) })
}

for (const plan of plans) {
  await book(plan, '2024-12-05')
  console.log(`${plan.done ? '[x]' : '[ ]'} ${plan.title}`)
}

try {
  await book({ habit: 'h99', done: true }, '2024-12-05')
} catch (e) {
  console.log(`failed with ${e.status}: ${e.message}`)
}

const byId = Object.fromEntries((await call('/habits')).map((h) => [h.id, h]))
for (const { habit } of plans) {
  const { title: label, streak: days = 0, ...others } = byId[habit]
  console.log(label, days, others.target, others.unit === 'times' ? 'x' : others.unit)
}
