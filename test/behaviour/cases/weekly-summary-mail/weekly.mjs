import http, { withRetry } from './http.mjs'

const summary = { title: 'Weekly', lines: [] }

const { data: { data: habits } } = await withRetry(() => http.get('/habits'))
const index = new Map(habits.map((h) => [h.id, h]))

const counted = await Promise.all(
  [...index.values()].map(async ({ id, title, target: goal = 1 }) => {
    const { data: body } = await http.get('/logs', { params: { habitId: id } })
    const notes = await http.get(`/notes?habitId=${id}`)
    return { id, title, goal, logs: body.data.length, notes: notes.data.data.map((n) => n.text) }
  }),
)

for (const { title, goal, logs, notes } of counted.sort((a, b) => b.logs - a.logs)) {
  summary.lines.push(`${title}: ${logs}/${goal}${notes.length ? ` (${notes.join(', ')})` : ''}`)
}

console.log(summary.title)
console.log(summary.lines.join('\n'))

const drop = [...index].filter(([, habit]) => habit.streak === 0).map(([id]) => id)
await http.delete('/habits/bulk', { data: { ids: drop } })
console.log('dropped', drop.map((id) => index.get(id).title))

try {
  await withRetry(() => http.post('/habits/checkin', { habitId: 'nope', date: '2024-12-01', status: 'done' }))
} catch (err) {
  const { status, data } = err.response
  console.log(status, data.error)
}
const stats = (await http.get('/statistics')).data.data
console.log(stats.perHabit.map((entry) => `${entry.habitId}=${entry.completions}`).join(' '))
