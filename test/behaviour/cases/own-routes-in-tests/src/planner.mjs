const API = 'https://api.habits.example/api/v1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? 'k', 'Content-Type': 'application/json' }

const json = async (promise) => {
  const body = await (await promise).json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const create = (title, target) =>
  json(fetch(`${API}/habits`, { method: 'POST', headers, body: JSON.stringify({ title, target, unit: 'times', frequency: 'daily' }) }))

export const rename = (id, title) =>
  json(fetch(`${API}/habits/${id}`, { method: 'PUT', headers, body: JSON.stringify({ title }) }))

export async function summary() {
  const habits = await json(fetch(`${API}/habits`, { headers }))
  return habits.map((habit) => `${habit.title} ${habit.target} (${habit.streak})`)
}
