import { cached } from './cache.js'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

export async function call(path, method = 'GET', body) {
  const response = await fetch(process.env.HABIT_API + path, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export const get = (path) => cached(path, () => call(path))
