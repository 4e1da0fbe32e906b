const base = `${process.env.HABIT_API}/api/v1`

export const service = async (path, method = 'GET', body) => {
  const response = await fetch(base + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return response.json()
}
