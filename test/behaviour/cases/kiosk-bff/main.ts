import type { AddressInfo } from 'node:net'
import { createApp } from './src/routes.ts'

const server = createApp().listen(0)
const { port } = server.address() as AddressInfo
const kiosk = async (path: string, init?: RequestInit) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
  console.log(init?.method ?? 'GET', path, response.status, await response.text())
}
const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

await kiosk('/habits/today')
await kiosk('/habits/h1')
await kiosk('/habits/h1/done', json('POST', { day: '2024-12-11' }))
await kiosk('/habits/h2', json('PATCH', { headline: 'Read more' }))
await kiosk('/habits/nope')
await kiosk('/shelf')
server.close()
