const BASE = `${process.env.HABIT_API}/api/v1`

async function request(path, options = {}) {
  const response = await fetch(BASE + path, {
    ...options,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json', ...options.headers },
  })
  const json = await response.json()
  if (!json.success) throw new Error(json.error ?? 'unknown error')
  return json.data
}

export const getHabit = (id, options) => request(`/habits/${id}`, options)

export async function bestHabit() {
  const habits = await request('/habits')
  return habits.toSorted((a, b) => b.streak - a.streak)[0]
}

export async function completeToday(date) {
  const due = await request('/habits/today')
  const done = []
  for (const { id, title } of due) {
    await request('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId: id, date, status: 'done' }) })
    done.push(title)
  }
  return done
}
