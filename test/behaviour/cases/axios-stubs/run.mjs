import assert from 'node:assert'
import { mock } from 'node:test'
import axios from 'axios'
import { board, books, habits, http, statistics } from './api.mjs'

const envelope = (data, error = null) => ({ data: { success: !error, data, error } })
const results = []

async function check(name, run) {
  await run()
  results.push(name)
}

await check('list', async () => {
  http.get = async (path) => {
    assert.equal(path, '/api/v1/habits')
    return envelope([{ id: 'h1', title: 'Run', streak: 3 }, { id: 'h2', title: 'Read', streak: 0 }])
  }
  assert.deepStrictEqual((await habits.list())[0], { id: 'h1', title: 'Run', streak: 3 })
  assert.deepStrictEqual(await board(), [
    { label: 'Run', title: 'RUN', days: 3 },
    { label: 'Read', title: 'READ', days: 0 },
  ])
})

await check('failure', async () => {
  http.get = async () => envelope(null, 'too many requests')
  await assert.rejects(habits.list(), /too many/)
})

await check('rename', async () => {
  const put = mock.method(http, 'put', async (path, body) => envelope({ id: 'h1', ...body, streak: 1 }))
  assert.deepStrictEqual(await habits.rename('h1', 'Jog'), { id: 'h1', title: 'Jog', streak: 1 })
  assert.equal(put.mock.callCount(), 1)
})

await check('adapter', async () => {
  const client = axios.create({
    baseURL: 'https://habits.test',
    headers: { 'X-API-Key': 'k' },
    adapter: async (config) => {
      assert.ok(config.url.endsWith('/user/statistics'))
      return { status: 200, statusText: 'OK', headers: {}, config, data: { success: true, data: { habits: 2, completions: 4 }, error: null } }
    },
  })
  assert.equal((await statistics(client)).completions, 4)
})

await check('object', async () => {
  mock.method(habits, 'list', async () => [{ id: 'h7', title: 'Swim', streak: 9 }])
  assert.deepStrictEqual(await board(), [{ label: 'Swim', title: 'SWIM', days: 9 }])
})

await check('books', async () => {
  mock.method(axios, 'get', async () => ({ data: [{ title: 'Dune', streak: 1 }] }))
  assert.deepStrictEqual(await books(), [{ title: 'Dune', streak: 1 }])
  const task = { title: 'Buy milk', streak: 1 }
  assert.equal(task.title, 'Buy milk')
})

console.log(results.join(' '))
