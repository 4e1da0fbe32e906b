const root = `${process.env.HABIT_API}/api/v1`

export async function send({ method = 'GET', path, body }) {
  const response = await fetch(root + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { success, data, error } = await response.json()
  return success ? data : { problem: error }
}
