import { createServer } from 'node:http'
import $ from 'jquery'

const server = createServer((_, res) => {
  res.setHeader('access-control-allow-origin', '*')
  res.setHeader('access-control-allow-headers', '*')
  res.setHeader('content-type', 'application/json')
  res.end('{"success":true,"data":[{"title":"Fog","streak":2}]}')
})

/** The weather of the last days. */
export async function weather() {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const reply = await $.getJSON(`http://127.0.0.1:${server.address().port}/weather`)
  server.close()
  server.closeAllConnections()
  return reply.success ? reply.data.map((day) => `${day.title} ${day.streak}`) : []
}
