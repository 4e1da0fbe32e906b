import { once } from 'node:events'
import * as http from 'node:http'
import { json } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'
import { promisify } from 'node:util'

const root = process.env.HABIT_API
const key = process.env.HABIT_API_KEY
const agent = new http.Agent({ keepAlive: true })

/** Node style: the last argument is called back. */
export function fetchHabits(callback) {
  http.get(`${root}/api/v1/habits`, { agent, headers: { 'X-API-Key': key } }, function (res) {
    const { statusCode } = res
    if (statusCode !== 200) {
      res.resume()
      return callback(new Error('status ' + statusCode))
    }
    let raw = ''
    res.on('data', function (d) { raw = raw + d })
    res.on('end', function () {
      try {
        callback(null, JSON.parse(raw).data)
      } catch (e) {
        callback(e)
      }
    })
  }).on('error', callback)
}

export const habits = promisify(fetchHabits)

export class Tracker {
  #headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }

  async send(method, path, body) {
    const req = http.request({
      ...urlToHttpOptions(new URL(`${root}/api/v1${path}`)),
      agent,
      method,
      headers: this.#headers,
    })
    req.end(body === undefined ? undefined : JSON.stringify(body))
    const [res] = await once(req, 'response')
    const reply = await json(res)
    if (!reply.success) throw new Error(reply.error)
    return reply.data
  }

  today() {
    return this.send('GET', '/habits/today')
  }

  skip(habitId, date) {
    return this.send('POST', '/habits/skip', { habitId, date })
  }

  stats() {
    return this.send('GET', '/user/statistics')
  }
}

export function notes(id) {
  return new Promise((resolve, reject) => {
    const req = http.request(`${root}/api/v1/notes?habitId=${id}`, (res) => {
      const parts = []
      res.setEncoding('utf8').on('data', (part) => parts.push(part))
      res.once('end', () => resolve(JSON.parse(parts.join('')).data.map((note) => note.text)))
    })
    req.setHeader('X-API-Key', key)
    req.once('error', reject)
    req.end()
  })
}

export function remove(...ids) {
  return new Promise((resolve) => {
    const payload = JSON.stringify({ habitIds: ids })
    const headers = { 'X-API-Key': key, 'content-type': 'application/json', 'content-length': payload.length }
    const options = { method: 'DELETE', headers }
    const req = http.request(new URL('/api/v1/habits/bulk', root), options, async (res) => {
      let text = ''
      for await (const chunk of res) text += chunk
      resolve(JSON.parse(text).success)
    })
    req.write(payload)
    req.end()
  })
}

export const close = () => agent.destroy()
