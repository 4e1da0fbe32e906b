import assert from 'node:assert/strict'
import { mock, test, afterEach } from 'node:test'
import { client } from './src/client.js'
import { ensure } from './src/plan.js'
const envelope = (data, error = null) => ({ success: error === null, data, error })
afterEach(() => mock.restoreAll())
test('keeps what is there', async () => {
  const request = mock.method(client, 'request', async () => ({ status: 200, body: envelope([{ id: '1', title: 'Walk', streak: 2 }]) }))
  assert.deepEqual(await ensure([{ title: 'Walk' }]), ['kept Walk'])
  assert.equal(request.mock.callCount(), 1)
  assert.equal(request.mock.calls[0].arguments[0], '/habits')
})
test('makes the others', async () => {
  const request = mock.method(client, 'request', async (path, init) => (init ? { status: 201, body: envelope({ id: '2', ...JSON.parse(init.body) }) } : { status: 200, body: envelope([]) }))
  assert.deepEqual(await ensure([{ title: 'Walk', target: 3, unit: 'km' }]), ['made Walk'])
  assert.deepEqual(JSON.parse(request.mock.calls[1].arguments[1].body), { title: 'Walk', target: 3, unit: 'km', frequency: 'daily' })
})
test('tells of errors', async () => {
  mock.method(client, 'request', async (path, init) => (init ? { status: 400, body: envelope(null, 'name is required') } : { status: 200, body: envelope([]) }))
  assert.deepEqual(await ensure([{ title: '' }]), ['400 name is required'])
})
