const base = `${process.env.HABIT_API}/api/v1`

async function request(method, path, body) {
  const response = await fetch(base + path, {
    method: method.toUpperCase(),
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, ...(body && { 'Content-Type': 'application/json' }) },
    body: body && JSON.stringify(body),
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export const client = {}
for (const method of ['get', 'post', 'put', 'delete']) {
  client[method] = (path, body) => request(method, path, body)
}
