import { Agent, request } from 'node:http'
import { once } from 'node:events'

const agent = new Agent({ keepAlive: true })
const { hostname, port } = new URL(process.env.HABIT_API)

export async function raw(method, path, body) {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const req = request({
    agent,
    hostname,
    port,
    method,
    path,
    headers: { 'x-api-key': process.env.HABIT_API_KEY, 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
  })
  req.end(payload)
  const [res] = await once(req, 'response')
  let text = ''
  res.setEncoding('utf8')
  for await (const part of res) text += part
  return { status: res.statusCode, body: JSON.parse(text) }
}

export const hangUp = () => agent.destroy()
