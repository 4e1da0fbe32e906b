import { current } from './context.js'

export async function habits(method, path, body) {
  const { key } = current()
  const request = new Request(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const response = await fetch(request)
  const { data, error } = await response.json()
  if (error) throw new Error(error)
  return data
}
