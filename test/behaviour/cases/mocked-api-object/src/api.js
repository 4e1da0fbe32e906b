const call = async (method, path, body) => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return res.json()
}

export const api = {
  list: () => call('GET', '/habits'),
  create: (habit) => call('POST', '/habits', habit),
  update: (id, changes) => call('PUT', `/habits/${id}`, changes),
  skip: (habitId, date) => call('POST', '/habits/skip', { habitId, date }),
}
