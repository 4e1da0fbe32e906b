import https from 'node:https'
import http from 'node:http'

const root = new URL(process.env.HABIT_API)
const transport = root.protocol === 'https:' ? https : http

class ServiceError extends Error {
  name = 'ServiceError'
}

function send(method, path, payload) {
  return new Promise((resolve, reject) => {
    const text = payload ? JSON.stringify(payload) : undefined
    const request = transport.request(
      new URL(`/api/v1${path}`, root),
      { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY, ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }) } },
      (response) => {
        let raw = ''
        response.on('data', (chunk) => (raw += chunk))
        response.on('end', () => {
          const { success, data, error } = JSON.parse(raw)
          success ? resolve(data) : reject(new ServiceError(error))
        })
      },
    )
    request.once('error', reject)
    if (text) request.write(text)
    request.end()
  })
}

export const getHabit = (id) => send('GET', `/habits/${encodeURIComponent(id)}`)
export const changeHabit = (id, change) => send('PUT', `/habits/${encodeURIComponent(id)}`, change)
