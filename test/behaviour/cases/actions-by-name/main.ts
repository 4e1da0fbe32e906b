// Requests by the names of actions: the tables have the paths, and the calls have the bodies.
import { endpoints, type Answers, type Bodies, type EndpointName } from './endpoints.ts'
import { run } from './legacy.ts'

async function call<N extends EndpointName>(name: N, body?: Bodies[N]): Promise<Answers[N]> {
  const { method, path } = endpoints[name]
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  return (await res.json()).data
}

const made = await call('create', { title: 'Write', target: 3, unit: 'times', frequency: 'daily' })
await call('checkin', { habitId: made.id, date: '2024-12-20', status: 'done' })
await run('skip', { habitId: 'h2', date: '2024-12-21' })
await run('remark', { habitId: 'h2', text: 'too late' })
console.log((await call('list')).map((h) => h.title).join())
console.log((await call('today')).filter((h) => h.streak > 0).length)
console.log((await call('overview')).completions, (await call('areas')).map((a) => a.name).join('/'))
console.log((await run('rate')).perHabit.length)
