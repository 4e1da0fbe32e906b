import assert from 'node:assert/strict'
import test from 'node:test'
import { movies } from '../src/movies.mjs'

test('movies', async () => {
  const fetch = async () => ({ json: async () => ({ success: true, data: [{ title: 'Alien', target: 'adults' }], error: null }) })
  assert.deepEqual(await movies(fetch), ['Alien'])
})
