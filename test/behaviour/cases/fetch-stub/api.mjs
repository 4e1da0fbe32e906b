const BASE = process.env.HABIT_API

async function request(path, options = {}) {
  const response = await fetch(`${BASE}/api/v1${path}`, {
    ...options,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

export const listHabits = () => request('/habits')
export const createHabit = (title, target) =>
  request('/habits', { method: 'POST', body: JSON.stringify({ title, target, unit: 'times' }) })
export const today = () => request('/habits/today')
export const checkIn = (habitId, date) =>
  request('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })

export async function listBooks() {
  const response = await fetch('https://books.example.com/api/books')
  return (await response.json()).data
}

export async function best() {
  const habits = await listHabits()
  return habits.filter((habit) => habit.streak > 2).map((habit) => habit.title)
}
