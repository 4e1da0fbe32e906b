import { createServer } from 'node:http'
import wretch from 'wretch'

const harbour = createServer((_, res) => res.end('{"success":true,"data":[{"title":"High","target":4.1,"streak":2}]}'))

/** High and low water. */
export async function tides() {
  await new Promise((resolve) => harbour.listen(0, '127.0.0.1', resolve))
  const reply = await wretch(`http://127.0.0.1:${harbour.address().port}/api/v1`).get('/tides').json()
  harbour.close()
  harbour.closeAllConnections()
  return reply.success ? reply.data.map((tide) => `${tide.title} ${tide.target} ${tide.streak}`) : []
}
