import pLimit from 'p-limit'
import pMap from 'p-map'

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY }

const limit = pLimit(2)
const call = (path, options = {}) =>
  limit(async () => {
    const response = await fetch(`${base}${path}`, { headers, ...options })
    const answer = await response.json()
    if (!answer.success) throw new Error(answer.error)
    return answer.data
  })

const habits = await call('/habits')
const details = await pMap(habits, ({ id }) => call(`/habits/${id}`), { concurrency: 2 })
for (const habit of details) console.log(habit.title, habit.target, habit.streak)

const shorter = await Promise.all(details.map((habit) => limit((each) => `${each.title}: ${each.streak}`, habit)))
console.log(shorter.join('; '))

// Tasks of one's own wait in the same line.
const tasks = [{ title: 'count', streak: 0 }, { title: 'print', streak: 1 }]
const done = await pMap(tasks, async (task) => limit(() => `${task.title} ${task.streak}`))
console.log(done.join())

await pMap(habits, (habit) => call(`/habits/${habit.id}`, { method: 'PUT', body: JSON.stringify({ title: `${habit.title}.` }) }))
