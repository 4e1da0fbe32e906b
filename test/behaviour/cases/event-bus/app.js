import { Bus } from './bus.js'
import { Poller } from './poller.js'

const bus = new Bus()
const log = []
const abort = new AbortController()
bus
  .listen('new', (habit) => log.push(`new ${habit.title} (${habit.streak})`))
  .listen('renamed', ({ from, to }) => log.push(`${from} is ${to}`))
  .listen('goal', ({ habit: { title, target }, change }) => log.push(`${title} ${target} (${change > 0 ? '+' : ''}${change})`), { signal: abort.signal })
  .listen('gone', ({ title }) => log.push(`${title} is gone`))
  .listen('trouble', ({ title, error }) => log.push(`${title}: ${error}`))

const change = (method, path, body) => fetch(`${process.env.HABIT_API}/api/v1${path}`, {
  method,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  body: body && JSON.stringify(body),
})

const poller = new Poller(bus)
await poller.poll()
await change('PUT', '/habits/h1', { title: 'Run' })
await change('PUT', '/habits/h3', { target: 9, unit: 'times' })
await poller.poll()
abort.abort()
await change('PUT', '/habits/h3', { target: 1, unit: 'times' })
await change('DELETE', '/habits/h2')
await poller.poll()
console.log(log.join('\n'))
