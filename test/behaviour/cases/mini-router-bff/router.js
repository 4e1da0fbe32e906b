import { createServer } from 'node:http'

export function router() {
  const routes = []
  const add = (method) => (pattern, handler) => {
    const names = []
    const source = pattern.replace(/:(\w+)/g, (_, name) => (names.push(name), '([^/]+)'))
    routes.push({ method, names, regex: new RegExp(`^${source}$`), handler })
    return self
  }
  const self = {
    get: add('GET'),
    post: add('POST'),
    put: add('PUT'),
    listen: (port = 0) =>
      new Promise((resolve) => {
        const server = createServer(async (req, res) => {
          const url = new URL(req.url, 'http://localhost')
          const chunks = []
          for await (const chunk of req) chunks.push(chunk)
          const text = Buffer.concat(chunks).toString()
          for (const { method, names, regex, handler } of routes) {
            const match = method === req.method && regex.exec(url.pathname)
            if (!match) continue
            const params = Object.fromEntries(names.map((name, i) => [name, match[i + 1]]))
            try {
              const data = await handler({ params, query: url.searchParams, body: text ? JSON.parse(text) : null })
              res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data }))
            } catch (error) {
              res.writeHead(error.status ?? 500).end(JSON.stringify({ success: false, error: error.message }))
            }
            return
          }
          res.writeHead(404).end('{"success":false,"error":"no route"}')
        })
        server.listen(port, () => resolve(server))
      }),
  }
  return self
}
