const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export async function agenda() {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits/today`, { headers })
  const { data, success, error } = await res.json()
  if (!success) throw new Error(error)
  return data.map((habit) => `${habit.title} ${habit.streak}`)
}

export async function finished(id) {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers })
  return (await res.json()).data.title
}
