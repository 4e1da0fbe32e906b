const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY }

async function request(path, options = {}) {
  const response = await fetch(base + path, { headers, ...options })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

export const listHabits = () => request('/habits')
export const rename = (id, title) =>
  request(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
