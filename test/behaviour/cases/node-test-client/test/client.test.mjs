import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it, beforeEach, mock } from 'node:test'
import { HabitClient, HabitError } from '../src/client.mjs'

const fixture = JSON.parse(await readFile(new URL('./fixtures/habits.json', import.meta.url), 'utf8'))
const habit = { id: 'a', title: 'Walk', frequency: 'daily', target: 1, unit: 'times', streak: 2, completedDates: [] }
const answer = (body, status = 200) => new Response(JSON.stringify(body), { status })

describe('HabitClient', () => {
  let fetch
  let client

  beforeEach(() => {
    fetch = mock.fn(async () => answer({ success: true, data: habit, error: null }))
    client = new HabitClient({ baseUrl: 'http://test', key: 'k', fetch })
  })

  it('finds the longest streak', async () => {
    fetch.mock.mockImplementation(async () => answer(fixture))
    assert.equal(await client.longest(), 'Sleep (9)')
    assert.equal(fetch.mock.calls[0].arguments[0], 'http://test/api/v1/habits')
  })

  it('creates with defaults', async () => {
    const made = await client.create({ title: 'Walk' })
    assert.equal(made.title, 'Walk')
    const [url, options] = fetch.mock.calls[0].arguments
    assert.equal(url, 'http://test/api/v1/habits')
    assert.equal(options.method, 'POST')
    assert.deepEqual(JSON.parse(options.body), { title: 'Walk', frequency: 'daily', target: 1, unit: 'times' })
  })

  it('renames', async () => {
    await client.rename('a', 'Stroll')
    const [url, { method, body }] = fetch.mock.calls[0].arguments
    assert.equal(url, 'http://test/api/v1/habits/a')
    assert.equal(method, 'PUT')
    assert.equal(body, JSON.stringify({ title: 'Stroll' }))
  })

  it('checks in', async () => {
    await client.checkIn('a', '2024-12-01')
    const call = fetch.mock.calls.at(-1)
    assert.match(call.arguments[0], /\/habits\/checkin$/)
    assert.deepEqual(JSON.parse(call.arguments[1].body), { habitId: 'a', date: '2024-12-01', status: 'done' })
    assert.equal(call.arguments[1].headers['X-API-Key'], 'k')
  })

  it('rejects with what the service says', async () => {
    fetch.mock.mockImplementation(async () => answer({ success: false, data: null, error: 'name is required' }, 400))
    await assert.rejects(client.create({ title: '' }), new HabitError('name is required'))
  })
})
