import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { bestHabit, completeToday, getHabit } from './habits.mjs'

const json = (body, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const envelope = (data) => json({ success: true, data, error: null })

const habit = (overrides = {}) => ({
  id: 'x1', title: 'Test habit', frequency: 'daily', target: 1, unit: 'times', streak: 0, completedDates: [], ...overrides,
})

async function withFetch(handler, body) {
  const stub = mock.method(globalThis, 'fetch', handler)
  try { await body(stub) } finally { stub.mock.restore() }
}

await withFetch(async () => envelope([habit({ id: 'a', streak: 3 }), habit({ id: 'b', streak: 9, title: 'Best' })]), async () => {
  const best = await bestHabit()
  assert.equal(best.title, 'Best')
  assert.equal(best.streak, 9)
})
console.log('ok best')

await withFetch(async () => json({ success: false, data: null, error: 'habit not found' }, 404), async () => {
  await assert.rejects(getHabit('zz'), { message: 'habit not found' })
})
console.log('ok missing')

await withFetch(async (url) => envelope(String(url).endsWith('/habits/today') ? [habit({ id: 'q' })] : {}), async (stub) => {
  assert.deepEqual(await completeToday('2024-12-24'), ['Test habit'])
  assert.equal(stub.mock.callCount(), 2)
  const [url, init] = stub.mock.calls[1].arguments
  assert.match(String(url), /\/habits\/checkin$/)
  assert.equal(JSON.parse(init.body).date, '2024-12-24')
  assert.equal(init.headers['X-API-Key'], process.env.HABIT_API_KEY)
})
console.log('ok today')

// and once for real
console.log((await bestHabit()).title, await completeToday('2024-12-25'))
const controller = new AbortController()
controller.abort()
await getHabit('h1', { signal: controller.signal }).catch((error) => console.log(error.name))
