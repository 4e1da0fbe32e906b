import { createServer } from 'node:http'

const habits = [{ id: 'h1', title: 'Run', target: 1, unit: 'times', streak: 3 }]

async function read(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

export function startFake() {
  const server = createServer(async (req, res) => {
    const send = (status, body) => {
      res.writeHead(status, { 'Content-Type': 'application/json' })
      res.end(JSON.stringify(body))
    }
    if (req.url === '/shelf') return send(200, { success: true, data: [{ title: 'Dune', streak: 1 }] })
    if (req.method === 'GET' && req.url === '/api/v1/habits') return send(200, { success: true, data: habits, error: null })
    if (req.method === 'POST' && req.url === '/api/v1/habits') {
      const body = await read(req)
      if (!body.title) return send(400, { success: false, data: null, error: 'title is required' })
      return send(201, { success: true, data: { id: 'h2', title: body.title, target: body.target, unit: body.unit, streak: 0 }, error: null })
    }
    if (req.url === '/api/v1/user/statistics') return send(200, { success: true, data: { habits: 1, completions: 2 }, error: null })
    send(404, { success: false, data: null, error: 'no such path' })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
