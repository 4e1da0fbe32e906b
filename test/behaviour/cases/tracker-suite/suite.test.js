import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { summary, summarize } from './src/summary.js'
import { Tracker } from './src/tracker.js'

const makeHabit = (overrides = {}) => ({
  id: 'm1',
  title: 'Mocked',
  frequency: 'daily',
  target: 2,
  unit: 'times',
  streak: 4,
  completedDates: [],
  ...overrides,
})

const reply = (data) => ({ success: true, data, error: null })
const refusal = (error) => ({ success: false, data: null, error })

const tests = []
const it = (name, run) => tests.push({ name, run })

it('loads the titles', async () => {
  const send = mock.fn(async () => reply([makeHabit(), makeHabit({ id: 'm2', title: 'Other', streak: 9 })]))
  const tracker = await new Tracker(send).load()
  assert.deepEqual(tracker.titles, ['Mocked', 'Other'])
  assert.equal(tracker.longest.title, 'Other')
  assert.equal(send.mock.callCount(), 1)
})

it('says why it could not load', async () => {
  const tracker = new Tracker(async () => refusal('closed'))
  await assert.rejects(tracker.load(), { message: 'load: closed' })
})

it('sends what the service wants', async () => {
  const original = globalThis.fetch
  const bodies = []
  globalThis.fetch = async (_url, init) => {
    if (init.body) bodies.push(JSON.parse(init.body))
    const data = init.body ? makeHabit({ title: bodies.at(-1).title }) : []
    return { ok: true, json: async () => reply(data) }
  }
  try {
    const tracker = await new Tracker().load()
    const { success, habit } = await tracker.add('New', { target: 5, unit: 'km' })
    assert.ok(success)
    assert.equal(habit.title, 'New')
    assert.equal(bodies[0].title, 'New')
  } finally {
    globalThis.fetch = original
  }
})

it('summarizes', () => {
  assert.equal(summarize(makeHabit({ target: 3 })), 'Mocked 3x [4]')
  assert.equal(summary([makeHabit({ unit: 'min' })]), 'Mocked 2 min [4]')
})

it('reads a film too', () => {
  const film = { title: 'A film', streak: 1 }
  assert.equal(film.title, 'A film')
})

it('speaks to the real one', async () => {
  const tracker = await new Tracker().load()
  assert.deepEqual(tracker.titles, ['Morning run', 'Read', 'Stretch'])
  const { habit } = await tracker.add('Real', { target: 7, unit: 'min' })
  assert.equal(habit.target, 7)
  assert.deepEqual(await tracker.add(''), { success: false, error: 'name is required' })
  console.log(summary(tracker.habits))
})

for (const { name, run } of tests) {
  try {
    await run()
    console.log('ok', name)
  } catch (error) {
    console.log('not ok', name, error.message)
    process.exitCode = 1
  }
}
