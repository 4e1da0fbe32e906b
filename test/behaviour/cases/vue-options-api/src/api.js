const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

export default {
  async list() {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers })
    const body = await response.json()
    if (!body.success) throw new Error(body.error)
    return body.data
  },
  async create(habit) {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
      method: 'POST',
      headers,
      body: JSON.stringify(habit),
    })
    return response.json()
  },
}
