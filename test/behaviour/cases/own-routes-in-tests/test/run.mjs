import assert from 'node:assert/strict'
import { create, rename, summary } from '../src/planner.mjs'
import { handlers } from './handlers.mjs'
import { runAll, test } from './mini-test.mjs'
import { setupServer } from './server.mjs'

const server = setupServer(...handlers)
server.listen()

test('reads', async () => {
  assert.deepEqual(await summary(), ['Chess 1 (3)'])
})

test('creates with defaults', async () => {
  const habit = await create('Go', 3)
  assert.equal(habit.title, 'Go')
  assert.equal(habit.target, 3)
  assert.equal(server.seen.at(-1).body.frequency, 'daily')
  assert.equal(server.seen.at(-1).pathname, '/api/v1/habits')
})

test('renames', async () => {
  await rename('b1', 'Baduk')
  assert.deepEqual(server.seen.at(-1), { method: 'PUT', pathname: '/api/v1/habits/b1', body: { title: 'Baduk' } })
  assert.deepEqual(await summary(), ['Chess 1 (3)', 'Baduk 3 (0)'])
})

test('tells what is wrong', async () => {
  await assert.rejects(create('', 1), { message: 'name is required' })
  await assert.rejects(rename('zz', 'Z'), /habit not found/)
})

await runAll()
server.close()
