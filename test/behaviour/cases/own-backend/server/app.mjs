import http from 'node:http'
import { routes } from './routes.mjs'

export const app = http.createServer((req, res) => {
  const route = routes[`${req.method} ${req.url}`]
  let text = ''
  req.on('data', (chunk) => (text += chunk))
  req.on('end', () => {
    const reply = route ? route(text ? JSON.parse(text) : {}) : { success: false, data: null, error: 'not found' }
    res.writeHead(reply.success ? 200 : 400, { 'content-type': 'application/json' })
    res.end(JSON.stringify(reply))
  })
})
