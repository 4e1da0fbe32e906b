const BASE = `${process.env.HABIT_API}/api/v1`

export async function upstream(path, method = 'GET', body = undefined) {
  const response = await fetch(BASE + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = await response.json()
  if (!success) throw Object.assign(new Error(error), { status: response.status })
  return data
}
