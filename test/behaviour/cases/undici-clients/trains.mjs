import { createServer } from 'node:http'
import { request } from 'undici'

const station = createServer((_, res) => res.end('{"success":true,"data":{"title":"ICE 71","target":"Zurich"},"error":null}'))

/** The next train. */
export async function train() {
  await new Promise((resolve) => station.listen(0, '127.0.0.1', resolve))
  const { body } = await request(`http://127.0.0.1:${station.address().port}/api/v1/departures`)
  const reply = await body.json()
  station.close()
  station.closeAllConnections()
  return reply.success ? `${reply.data.title} to ${reply.data.target}` : reply.error
}
