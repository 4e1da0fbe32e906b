import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mock, test } from 'node:test'
import { HabitClient } from '../src/client.js'
import { line, weekly } from '../src/report.js'

const fixture = JSON.parse(readFileSync(new URL('./fixtures/habit.json', import.meta.url), 'utf8'))
const answer = (status, body) => ({ status, ok: status < 400, json: async () => body })

test('reads one habit', async () => {
  const fetch = mock.fn(async () => answer(200, fixture))
  const habit = await new HabitClient('http://x', 'k', fetch).habit('h7')
  assert.equal(habit.title, 'Juggle')
  assert.equal(habit.streak, 2)
  assert.equal(fetch.mock.calls[0].arguments[0], 'http://x/api/v1/habits/h7')
  assert.equal(fetch.mock.calls[0].arguments[1].headers['X-API-Key'], 'k')
})

test('renames', async () => {
  const fetch = mock.fn(async () => answer(200, { success: true, data: { ...fixture.data, title: 'New' }, error: null }))
  const habit = await new HabitClient('http://x', 'k', fetch).rename('h7', 'New')
  assert.equal(habit.title, 'New')
  const [url, init] = fetch.mock.calls[0].arguments
  assert.equal(url, 'http://x/api/v1/habits/h7')
  assert.deepEqual(JSON.parse(init.body), { title: 'New' })
})

test('throws the message', async () => {
  const fetch = async () => answer(404, { success: false, data: null, error: 'habit not found' })
  await assert.rejects(() => new HabitClient('http://x', 'k', fetch).habit('zz'), { message: 'habit not found', status: 404 })
})

test('weekly report', async () => {
  const client = { habits: async () => [fixture.data] }
  assert.equal(await weekly(client), 'Weekly\n- Juggle: 3 x, 2 days')
  assert.equal(line({ title: 'A', streak: 0, target: 1, unit: 'km' }), '- A: 1 km')
})
