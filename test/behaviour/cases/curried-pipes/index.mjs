import { either, filter, join, map, pipe, pipeAsync, prop, sortBy, tap } from './fp.mjs'

const client = (base) => (key) => (method) => (path, body) =>
  fetch(base + path, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  }).then((r) => r.json())

const habitApi = client(`${process.env.HABIT_API}/api/v1`)(process.env.HABIT_API_KEY)
const get = habitApi('GET')
const post = habitApi('POST')
const put = habitApi('PUT')

const unwrap = either(prop('success'), prop('data'), ({ error }) => Promise.reject(new Error(error)))

const habits = pipeAsync(() => get('/habits'), unwrap)
const hot = pipe(filter((h) => h.streak > 5), sortBy((h) => -h.streak), map((h) => `${h.title}:${h.streak}`), join(' '))

await pipeAsync(habits, hot, console.log)()
await pipeAsync(habits, map(prop('title')), join(', '), console.log)()

const bump = (by) => pipeAsync(
  (id) => get(`/habits/${id}`),
  unwrap,
  tap((h) => console.log('was', h.target)),
  (h) => put(`/habits/${h.id}`, { target: h.target + by }),
  unwrap,
  prop('target'),
)
console.log('now', await bump(2)('h3'))
await bump(1)('h0').catch((e) => console.log(e.message))
await pipeAsync((id) => post('/habits/checkin', { habitId: id, date: '2024-11-30', status: 'done' }), prop('success'), console.log)('h1')
