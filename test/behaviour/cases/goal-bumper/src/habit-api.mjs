const base = new URL('/api/v1/', process.env.HABIT_API)

async function send(path, method = 'GET', body) {
  const reply = await fetch(new URL(path, base), {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  }).then((r) => r.json())
  return reply.success ? reply.data : Promise.reject(reply.error)
}

export const habitApi = {
  list: () => send('habits'),
  get: (id) => send(`habits/${id}`),
  update: (id, changes) => send(`habits/${id}`, 'PUT', changes),
  patch: (id, changes) => send(`habits/${id}`, 'PATCH', changes),
}
