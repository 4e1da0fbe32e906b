import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from './server/app.ts'

// Node's server in front of the application, as an adapter would.
const server = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
  const response = await app.fetch(new Request(`http://app${incoming.url}`, { method: incoming.method, body }))
  outgoing.writeHead(response.status, { 'content-type': 'application/json' })
  outgoing.end(await response.text())
})

server.listen(0, '127.0.0.1', async () => {
  process.env.WEB_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { add, board, one } = await import('./web/board.ts')
  const { films } = await import('./web/films.ts')
  const { settings } = await import('./web/settings.ts')
  console.log(await board())
  console.log(await one('h1'))
  console.log(await add({ heading: 'Swim', perDay: 2 }))
  console.log(await films(), await settings())
  const { items } = (await (await app.request('/api/tracked')).json()) as { items: { title: string; streak: number }[] }
  console.log(items.map(({ title, streak }) => `${title} ${streak}`))
  server.close()
  server.closeAllConnections()
})
