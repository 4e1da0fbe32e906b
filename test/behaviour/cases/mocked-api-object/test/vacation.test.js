import assert from 'node:assert/strict'
import { afterEach, mock, test } from 'node:test'
import { api } from '../src/api.js'
import { goOnVacation } from '../src/vacation.js'
import habits from './habits.json' with { type: 'json' }

afterEach(() => mock.restoreAll())

const ok = (data) => ({ success: true, data, error: null })

test('halves the goals', async () => {
  mock.method(api, 'list', async () => ok(habits))
  const update = mock.method(api, 'update', async (id, changes) => ok({ ...habits.find((h) => h.id === id), ...changes }))
  const skip = mock.method(api, 'skip', async () => ok({}))
  const create = mock.method(api, 'create', async (habit) => ok({ id: 'new', streak: 0, ...habit }))

  assert.deepEqual(await goOnVacation('2024-12-20'), ['Sit-ups: 15', 'Swim: 2'])
  assert.equal(update.mock.callCount(), 2)
  assert.deepEqual(update.mock.calls[0].arguments, ['b', { target: 15, unit: 'reps' }])
  assert.deepEqual(skip.mock.calls.map((c) => c.arguments), [['a', '2024-12-20'], ['b', '2024-12-20'], ['c', '2024-12-20']])
  assert.equal(create.mock.calls[0].arguments[0].title, 'Postcards')
})

test('tells what went wrong', async () => {
  mock.method(api, 'list', async () => ({ success: false, data: null, error: 'no key' }))
  await assert.rejects(goOnVacation('2024-12-20'), { message: 'cannot leave: no key' })
})

test('really', async () => {
  assert.deepEqual(await goOnVacation('2024-12-20'), ['Morning run: 2', 'Stretch: 1'])
})
