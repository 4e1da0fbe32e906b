export default defineEventHandler(async (event) => {
  const { least } = await readBody(event)
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  const { data } = await response.json()
  return {
    cards: data.map((habit) => ({ title: `* ${habit.title}` })),
    best: data.find((habit) => habit.streak > least),
  }
})
