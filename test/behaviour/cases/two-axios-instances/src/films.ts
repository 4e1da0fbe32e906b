import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'

export interface Film {
  title: string
  streak: number
}

interface FilmReply {
  success: boolean
  data: Film[]
  error: string | null
}

// the cinema's own test server
const cinema = createServer((_, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ success: true, data: [{ title: 'Paterson', streak: 2 }], error: null }))
})

export async function films(): Promise<Film[]> {
  await new Promise<void>((resolve) => cinema.listen(0, '127.0.0.1', () => resolve()))
  const { port } = cinema.address() as AddressInfo
  const http = axios.create({ baseURL: `http://127.0.0.1:${port}/api/v1` })
  const { data } = await http.get<FilmReply>('/films')
  cinema.close()
  cinema.closeAllConnections()
  return data.success ? data.data : []
}
