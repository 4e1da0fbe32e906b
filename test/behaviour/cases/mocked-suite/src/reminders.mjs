import axios from 'axios'

export class Reminders {
  constructor(baseURL = process.env.HABIT_API, key = process.env.HABIT_API_KEY) {
    this.http = axios.create({ baseURL, headers: { 'X-API-Key': key }, validateStatus: (status) => status < 500 })
  }

  async due() {
    const { data: reply } = await this.http.get('/api/v1/habits/today')
    if (!reply.success) return { problem: reply.error, lines: [] }
    return { problem: null, lines: reply.data.filter((habit) => habit.streak > 0).map((habit) => `${habit.title}: keep your ${habit.streak} days`) }
  }

  async remind(id) {
    const { data: reply } = await this.http.get(`/api/v1/habits/${id}`)
    return reply.error ?? `${reply.data.title} ${reply.data.frequency}`
  }

  async start(title, target) {
    const { status, data } = await this.http.post('/api/v1/habits', { title, target, unit: 'times', frequency: 'daily' })
    return status === 201 ? data.data.id : null
  }
}
