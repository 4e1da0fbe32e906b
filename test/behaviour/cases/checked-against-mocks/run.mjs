import assert from 'node:assert/strict'
import { HabitsClient } from './src/client.mjs'
import { remind } from './src/reminders.mjs'
import { calls, server } from './test/server.mjs'

server.listen({ onUnhandledRequest: 'bypass' })
const waits = []
const mocked = new HabitsClient({ base: 'http://mock.test', key: 'k', wait: async (ms) => waits.push(ms) })

const habits = await mocked.habits()
assert.equal(habits.length, 2)
assert.equal(habits[0].title, 'Swim')
assert.deepEqual(remind(habits), ['Remember: Walk, 4 km'])
assert.deepEqual(waits, [10, 10])
await assert.rejects(mocked.habit('zz'), { message: 'no zz', status: 404, attempt: 1 })
const renamed = await mocked.rename('f9', 'Crawl')
assert.equal(renamed.title, 'Crawl')
assert.deepEqual(calls, ['rename f9 to Crawl'])
const shelf = await (await fetch('http://mock.test/books')).json()
assert.equal(shelf.data[0].title, 'Dune')
console.log('mocked: ok', habits.map((h) => `${h.title}:${h.streak}`).join(), shelf.success)
server.close()

const real = new HabitsClient({ base: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
console.log(remind(await real.habits()))
await real.checkin('h1', '2024-12-17')
console.log(await real.habit('nowhere').catch((e) => `${e.status} ${e.message}`))
