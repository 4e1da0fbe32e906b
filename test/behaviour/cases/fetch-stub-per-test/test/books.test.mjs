import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { listBooks } from '../src/books.mjs'
import { test } from './tiny.mjs'

test('lists books', async () => {
  mock.method(globalThis, 'fetch', async () => Response.json({ success: true, data: [{ title: 'Dune', streak: 2 }] }))
  assert.deepEqual(await listBooks(), [{ title: 'Dune', streak: 2 }])
})
