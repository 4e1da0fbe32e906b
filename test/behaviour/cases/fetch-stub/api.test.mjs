import assert from 'node:assert/strict'
import { best, checkIn, createHabit, listBooks, listHabits, today } from './api.mjs'

const calls = []
globalThis.fetch = async (url, init = {}) => {
  calls.push({ url: String(url), method: init.method ?? 'GET' })
  if (url.includes('/api/books')) {
    return { ok: true, json: async () => ({ success: true, data: [{ title: 'Dune', streak: 9 }], error: null }) }
  }
  if (url.endsWith('/habits/today')) {
    return { ok: true, json: async () => ({ success: true, data: [{ id: 'h1', title: 'Run', streak: 4 }], error: null }) }
  }
  if (url.endsWith('/checkin')) {
    return { ok: true, json: async () => ({ success: true, data: { id: 'l1' }, error: null }) }
  }
  if (init.method === 'POST') {
    const body = JSON.parse(init.body)
    if (!body.title) return { ok: false, json: async () => ({ success: false, data: null, error: 'title is required' }) }
    return { ok: true, json: async () => ({ success: true, data: { id: 'h9', ...body, streak: 0 }, error: null }) }
  }
  return {
    ok: true,
    json: async () => ({
      success: true,
      data: [
        { id: 'h1', title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 4, completedDates: ['2024-12-01', '2024-12-02'] },
        { id: 'h2', title: 'Read', frequency: 'daily', target: 20, unit: 'min', streak: 1, completedDates: [] },
      ],
      error: null,
    }),
  }
}

assert.deepEqual(await best(), ['Run'])
const habits = await listHabits()
assert.equal(habits[1].title, 'Read')
assert.equal(habits[0].completedDates.length, 2)
assert.deepEqual(await today(), [{ id: 'h1', title: 'Run', streak: 4 }])
const made = await createHabit('Swim', 3)
assert.equal(made.title, 'Swim')
assert.equal(made.target, 3)
await assert.rejects(createHabit('', 3), /title is required/)
assert.equal((await checkIn('h1', '2024-12-01')).id, 'l1')
assert.deepEqual(await listBooks(), [{ title: 'Dune', streak: 9 }])
assert.equal(calls[0].method, 'GET')
console.log('ok', calls.length)
