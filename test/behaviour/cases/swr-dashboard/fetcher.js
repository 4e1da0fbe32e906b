const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function unwrap(response) {
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const fetcher = (path) => fetch(process.env.HABIT_API + path, { headers }).then(unwrap)

export const put = (path, { arg }) =>
  fetch(process.env.HABIT_API + path, { method: 'PUT', headers, body: JSON.stringify(arg) }).then(unwrap)
