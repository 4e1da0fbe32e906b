import { fetch, Pool, request } from 'undici'

const origin = process.env.HABIT_API
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const pool = new Pool(origin)

export async function habits() {
  const { statusCode, body } = await request(`${origin}/api/v1/habits`, { headers })
  const { data } = await body.json()
  return { statusCode, data }
}

export async function today() {
  const res = await fetch(`${origin}/api/v1/habits/today`, { headers })
  return (await res.json()).data.map(({ title }) => title)
}

async function send(method, path, payload) {
  const { body } = await pool.request({
    path: `/api/v1${path}`,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: payload && JSON.stringify(payload),
  })
  let text = ''
  for await (const chunk of body) text += chunk
  const reply = JSON.parse(text)
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}

export const create = (title) => send('POST', '/habits', { title, target: 1, unit: 'times', frequency: 'daily' })
export const skip = (habitId, date) => send('POST', '/habits/skip', { habitId, date })
export const removeAll = (ids) => send('DELETE', '/habits/bulk', { ids })
export const find = (id) => send('GET', `/habits/${id}`)
export const close = () => pool.close()
