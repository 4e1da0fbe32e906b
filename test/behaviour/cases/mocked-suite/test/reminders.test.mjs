import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import nock from 'nock'
import { Reminders } from '../src/reminders.mjs'
import { aHabit, failed, ok } from './factories.mjs'

const host = 'https://habits.example.test'
const reminders = new Reminders(host, 'k')
const scope = () => nock(host, { reqheaders: { 'x-api-key': 'k' } })

afterEach(() => nock.cleanAll())
after(() => nock.restore())

test('reminds of what is due and runs', async () => {
  scope().get('/api/v1/habits/today').reply(200, ok([aHabit(), aHabit({ title: 'Nap', streak: 0 })]))
  assert.deepEqual(await reminders.due(), { problem: null, lines: ['Water the plants: keep your 2 days'] })
})

test('tells what went wrong', async () => {
  scope().get('/api/v1/habits/today').reply(400, failed('not today'))
  assert.equal((await reminders.due()).problem, 'not today')
  scope().get('/api/v1/habits/x').reply(404, failed('habit not found'))
  assert.equal(await reminders.remind('x'), 'habit not found')
})

test('starts a habit', async () => {
  const habit = aHabit({ title: 'Hum' })
  const call = scope()
    .post('/api/v1/habits', { title: 'Hum', target: 3, unit: 'times', frequency: 'daily' })
    .reply(201, ok(habit))
  assert.equal(await reminders.start('Hum', 3), habit.id)
  assert.ok(call.isDone())
})
