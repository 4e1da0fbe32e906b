import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ky from 'ky'

interface Story {
  title: string
  target: string
}

const paper = createServer((_, res) => {
  res.end(JSON.stringify({ success: true, data: [{ title: 'Snow', target: 'all' }], error: null }))
})

/** A newspaper, read with the same library. */
export async function stories(): Promise<Story[]> {
  await new Promise<void>((resolve) => paper.listen(0, '127.0.0.1', () => resolve()))
  const { port } = paper.address() as AddressInfo
  const client = ky.create({ prefixUrl: `http://127.0.0.1:${port}/api/v1` })
  const reply = await client.get('stories').json<{ success: boolean; data: Story[] }>()
  paper.close()
  paper.closeAllConnections()
  return reply.success ? reply.data : []
}
