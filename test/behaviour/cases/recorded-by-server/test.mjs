import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { HabitClient } from './client.mjs'

const seen = []
const server = createServer(async (req, res) => {
  let text = ''
  for await (const chunk of req) text += chunk
  seen.push({ method: req.method, url: req.url, key: req.headers['x-api-key'], body: text && JSON.parse(text) })
  if (req.url.endsWith('/h404')) {
    res.statusCode = 404
    return res.end(JSON.stringify({ success: false, data: null, error: 'no such habit' }))
  }
  res.end(JSON.stringify({ success: true, data: { id: 'h1', title: 'Fake', target: 2, unit: 'times', streak: 1 }, error: null }))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

const fake = new HabitClient(`http://127.0.0.1:${server.address().port}`, 'fake-key')
const habit = await fake.get('h1')
assert.equal(habit.title, 'Fake')
await fake.rename('h1', 'Other')
assert.equal(seen.at(-1).method, 'PUT')
assert.deepEqual(seen.at(-1).body, { title: 'Other' })
await assert.rejects(fake.rename('h404', 'x'), { message: 'no such habit', status: 404 })
assert.equal(seen[0].key, 'fake-key')
server.close()
console.log('fake server: ok', seen.length)

const real = new HabitClient(process.env.HABIT_API, process.env.HABIT_API_KEY)
const raised = await real.raise(await real.get('h2'), 3)
console.log(raised.title, raised.target)
