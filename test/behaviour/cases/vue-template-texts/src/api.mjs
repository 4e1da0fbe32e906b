const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export async function listHabits() {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}
