/** @param {string} path @param {RequestInit} [init] */
export async function http(path, init) {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
  return response.json()
}
