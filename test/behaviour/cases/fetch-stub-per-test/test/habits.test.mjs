import assert from 'node:assert/strict'
import { HabitClient, summary } from '../src/habits.mjs'
import { buildHabit } from './factories.mjs'
import { failed, ok, stubFetch } from './stub.mjs'
import { test } from './tiny.mjs'

const client = new HabitClient('https://habits.test', 'k-test')

test('lists habits', async () => {
  const fetchMock = stubFetch(ok([buildHabit({ title: 'Swim', streak: 3 }), buildHabit()]))
  const habits = await client.list()
  assert.equal(summary(habits), 'Swim (3), Run (0)')
  assert.equal(habits[0].title, 'Swim')
  const [url, init] = fetchMock.mock.calls[0].arguments
  assert.equal(url, 'https://habits.test/api/v1/habits')
  assert.equal(init.method, 'GET')
})

test('creates a habit', async () => {
  const fetchMock = stubFetch(ok(buildHabit({ id: 'h9', title: 'Read', target: 20, unit: 'min' })))
  const habit = await client.create({ title: 'Read', target: 20, unit: 'min', frequency: 'daily' })
  assert.equal(habit.target, 20)
  const sent = JSON.parse(fetchMock.mock.calls[0].arguments[1].body)
  assert.equal(sent.title, 'Read')
  assert.deepEqual(sent, { title: 'Read', target: 20, unit: 'min', frequency: 'daily' })
})

test('renames', async () => {
  stubFetch(ok({ id: 'h1', title: 'Jog', streak: 1 }))
  assert.deepEqual(await client.rename('h1', 'Jog'), { id: 'h1', title: 'Jog', streak: 1 })
})

test('fails', async () => {
  stubFetch(failed('Habit not found'))
  await assert.rejects(() => client.rename('nope', 'x'), { message: 'Habit not found' })
})

test('keeps other objects', () => {
  const book = { title: 'Dune', streak: 1 }
  assert.deepEqual(book, { title: 'Dune', streak: 1 })
})

test('reads the overview', async () => {
  stubFetch(ok({ habits: 2, completions: 5 }))
  assert.deepEqual(await client.overview(), { habits: 2, completions: 5 })
})

test('checks in', async () => {
  const fetchMock = stubFetch(ok({ id: 'l1' }))
  await client.checkIn('h1', '2024-12-01')
  const [url, init] = fetchMock.mock.calls[0].arguments
  assert.equal(url, 'https://habits.test/api/v1/habits/checkin')
  assert.deepEqual(JSON.parse(init.body), { habitId: 'h1', date: '2024-12-01', status: 'done' })
  assert.deepEqual({ habitId: 'h1', status: 'done' }, { habitId: 'h1', status: 'done' })
})
