const base = `${process.env.HABIT_API}/api/v1`

async function request(path, options = {}) {
  const response = await fetch(base + path, {
    ...options,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
  const { data } = await response.json()
  return data
}

export const listHabits = () => request('/habits')
export const getHabit = (id) => request(`/habits/${id}`)
