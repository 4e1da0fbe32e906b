const call = async (path, init = {}) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
  })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export const fetchHabits = () => call('/habits')
export const saveTitle = (id, title) => call(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
