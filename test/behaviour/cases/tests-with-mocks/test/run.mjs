import assert from 'node:assert/strict'
import { badge } from '../src/badge.mjs'
import { habit } from './fixtures.mjs'

const realFetch = globalThis.fetch

function mockFetch(payload, status = 200) {
  globalThis.fetch = async () => new Response(JSON.stringify(payload), { status })
}

const tests = {
  async 'shows title and streak'() {
    mockFetch({ success: true, data: habit(), error: null })
    assert.deepEqual(await badge('x1'), { text: 'Practise: 2/3', colour: 'yellow' })
  },
  async 'is green after a week'() {
    mockFetch({ success: true, data: habit({ title: 'Run', streak: 9 }), error: null })
    assert.deepEqual(await badge('x1'), { text: 'Run: 9/3', colour: 'green' })
  },
  async 'shows what went wrong'() {
    mockFetch({ success: false, data: null, error: 'habit not found' }, 404)
    assert.deepEqual(await badge('x2'), { text: 'habit not found', colour: 'grey' })
  },
  async 'works against the real thing'() {
    globalThis.fetch = realFetch
    console.log((await badge('h1')).text, (await badge('h0')).text)
  },
}

for (const [name, run] of Object.entries(tests)) {
  await run().then(
    () => console.log('ok', name),
    (e) => console.log('not ok', name, e.message),
  )
}
