import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { stats, wipe } from './admin.mjs'

const asked = []
const server = createServer(async (req, res) => {
  const parts = []
  for await (const part of req) parts.push(part)
  const body = parts.length ? JSON.parse(Buffer.concat(parts)) : null
  asked.push(`${req.method} ${req.url}`)
  res.setHeader('content-type', 'application/json')
  if (req.method === 'GET' && req.url === '/api/v1/user/statistics') return res.end(JSON.stringify({ success: true, data: { habits: 2, completions: 9 }, error: null }))
  if (req.method === 'DELETE' && req.url.startsWith('/api/v1/habits/')) return res.end(JSON.stringify({ success: true, data: { id: req.url.split('/').pop() }, error: null }))
  res.statusCode = 404
  res.end(JSON.stringify({ success: false, data: null, error: `no ${req.url}` }))
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.on('listening', resolve))
const host = `http://127.0.0.1:${server.address().port}`

assert.equal(await stats(host), '2 habits, 9 times done')
assert.equal(await wipe(host, 'x1'), 'x1')
assert.equal(asked.length, 2)
server.close()
server.closeAllConnections()
console.log(await stats(process.env.HABIT_API))
