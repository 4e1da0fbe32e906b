import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Book {
  title: string
  target: number
  streak: number
}

const shelf = createServer((_, res) => {
  res.end(JSON.stringify({ success: true, data: [{ title: 'Momo', target: 300, streak: 1 }], error: null }))
})

/** The library has a version of its own in its paths. */
export function books(): Promise<Book[]> {
  return new Promise((resolve, reject) => {
    shelf.listen(0, '127.0.0.1', () => {
      const { port } = shelf.address() as AddressInfo
      get(`http://127.0.0.1:${port}/api/v1/books`, (res) => {
        let body = ''
        res.on('data', (part) => {
          body += part
        })
        res.on('end', () => {
          shelf.close()
          const reply = JSON.parse(body) as { success: boolean; data: Book[]; error: string | null }
          if (reply.success) resolve(reply.data)
          else reject(new Error(reply.error ?? ''))
        })
      }).on('error', reject)
    })
  })
}
