const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function request(path, init = {}) {
  const response = await fetch(base + path, { ...init, headers })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export const listHabits = () => request('/habits')

export const addHabit = (habit) => request('/habits', { method: 'POST', body: JSON.stringify(habit) })

export const checkIn = (habitId) =>
  request('/habits/checkin', {
    method: 'POST',
    body: JSON.stringify({ habitId, date: '2025-01-10', status: 'done' }),
  })
