const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

export async function send(method, path, body) {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await res.json()
  if (!success) throw new Error(error)
  return data
}
