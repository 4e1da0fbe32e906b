const BASE = process.env.HABIT_API

async function api(path, init = {}) {
  const response = await fetch(BASE + path, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json', ...init.headers },
  })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const listHabits = () => api('/api/v1/habits')
export const todaysHabits = () => api('/api/v1/habits/today')
export const checkIn = (habitId, date) =>
  api('/api/v1/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
