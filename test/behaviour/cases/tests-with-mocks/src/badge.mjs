export async function badge(id, { base = process.env.HABIT_API, key = process.env.HABIT_API_KEY } = {}) {
  const res = await fetch(`${base}/api/v1/habits/${id}`, { headers: { 'X-API-Key': key } })
  const { success, data, error } = await res.json()
  if (!success) return { text: error, colour: 'grey' }
  const { title, streak, completedDates } = data
  return {
    text: `${title}: ${streak}/${completedDates.length}`,
    colour: streak > 6 ? 'green' : 'yellow',
  }
}
