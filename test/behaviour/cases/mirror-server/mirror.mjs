// A small box in the hall: it asks the habit service once and serves its own, much older
// screen protocol to the kiosk. The kiosk cannot be changed.
import http from 'node:http'
import { show } from './kiosk.mjs'

async function upstream() {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  const { success, data, error } = await res.json()
  if (!success) throw new Error(error)
  return data
}

const server = http.createServer(async (req, res) => {
  res.setHeader('content-type', 'application/json')
  if (req.method === 'GET' && req.url === '/api/v1/habits') {
    const habits = await upstream()
    const rows = habits.map((h) => ({ title: `* ${h.title} *`, streak: h.streak, target: h.target }))
    res.end(JSON.stringify({ success: true, data: rows, error: null }))
  } else {
    res.statusCode = 404
    res.end(JSON.stringify({ success: false, data: null, error: 'no such screen' }))
  }
})

server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address()
  await show(port)
  server.close()
  server.closeAllConnections()
})
