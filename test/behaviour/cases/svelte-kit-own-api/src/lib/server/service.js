import { HABIT_API, HABIT_API_KEY } from '$env/static/private'

export async function service(path, init = {}) {
  const response = await fetch(`${HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}
