import assert from 'node:assert/strict'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createCoach } from './src/coach.mjs'
import { db, handlers } from './test/handlers.mjs'

const server = setupServer(...handlers)
server.listen({ onUnhandledRequest: 'bypass' })

const real = createCoach({ base: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
console.log(await real.advise('Oslo'))
console.log(await real.raise('h2', 4))

const coach = createCoach({ base: 'http://habits.test', key: 'k' })
assert.deepEqual(await coach.advise('Oslo'), ['Run: keep going (sunny 21C)', 'Nap: start (sunny 21C)'])
assert.equal(await coach.raise('h1', 3), 5)
assert.equal(db.get('h1').target, 5)
assert.equal(db.get('h1').unit, 'times')

server.use(http.get('http://habits.test/api/v1/habits/today', () => HttpResponse.json({ success: false, data: null, error: 'closed' }, { status: 503 })))
assert.deepEqual(await coach.advise('Oslo'), ['sorry: closed'])
console.log('all pass')
server.close()
