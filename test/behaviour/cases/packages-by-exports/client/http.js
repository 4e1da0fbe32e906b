import { prefix } from '#internal/prefix'

export async function call(method, path, body) {
  const response = await fetch(process.env.HABIT_API + prefix + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}
