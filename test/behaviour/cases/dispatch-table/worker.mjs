// Replays a queue of jobs that was recorded offline.
const queue = [
  { kind: 'create', payload: { title: 'Sauna', every: 'weekly', amount: 1 } },
  { kind: 'done', payload: { habit: 'h1', on: '2024-11-30' } },
  { kind: 'skip', payload: { habit: 'h2', on: '2024-11-30' } },
  { kind: 'note', payload: { habit: 'h1', text: 'windy' } },
  { kind: 'resize', payload: { habit: 'h3', amount: 6 } },
  { kind: 'delete', payload: { habits: ['h2'] } },
  { kind: 'fly', payload: {} },
]

const api = process.env.HABIT_API + '/api/v1'

function request(job) {
  const { payload } = job
  switch (job.kind) {
    case 'create':
      return ['POST', '/habits', { title: payload.title, frequency: payload.every, target: payload.amount, unit: 'times' }]
    case 'done':
      return ['POST', '/habits/checkin', { habitId: payload.habit, date: payload.on, status: 'done' }]
    case 'skip':
      return ['POST', '/habits/skip', { habitId: payload.habit, date: payload.on }]
    case 'note':
      return ['POST', '/notes', { habitId: payload.habit, text: payload.text }]
    case 'resize':
      return ['PUT', `/habits/${payload.habit}`, { target: payload.amount, unit: 'times' }]
    case 'delete':
      return ['DELETE', '/habits/bulk', { ids: payload.habits }]
    default:
      return null
  }
}

for (const job of queue) {
  const parts = request(job)
  if (!parts) {
    console.log(job.kind, 'unknown')
    continue
  }
  const [method, path, body] = parts
  const res = await fetch(api + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { success, error } = await res.json()
  console.log(job.kind, success ? 'ok' : error)
}
