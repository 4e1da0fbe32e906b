const root = `${process.env.HABIT_API}/api/v1`

async function send(method, path, body) {
  const response = await fetch(root + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const reply = await response.json()
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}

export const createHabit = (form) => send('POST', '/habits', form)
export const saveHabit = (id, form) => send('PUT', `/habits/${id}`, form)
export const listHabits = () => send('GET', '/habits')
