const base = `${process.env.HABIT_API}/api/v1`

export async function habits() {
  const response = await fetch(`${base}/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}
