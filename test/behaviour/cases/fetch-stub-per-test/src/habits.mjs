export class HabitClient {
  constructor(baseUrl, apiKey) {
    this.baseUrl = baseUrl
    this.apiKey = apiKey
  }

  async call(method, path, body) {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      headers: { 'X-API-Key': this.apiKey, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { success, data, error } = await response.json()
    if (!success) throw new Error(error ?? 'unknown')
    return data
  }

  list() {
    return this.call('GET', '/api/v1/habits')
  }

  create(habit) {
    return this.call('POST', '/api/v1/habits', habit)
  }

  rename(id, title) {
    return this.call('PUT', `/api/v1/habits/${id}`, { title })
  }

  checkIn(habitId, date) {
    return this.call('POST', '/api/v1/habits/checkin', { habitId, date, status: 'done' })
  }

  overview() {
    return this.call('GET', '/api/v1/user/statistics')
  }
}

export const summary = (habits) => habits.map((habit) => `${habit.title} (${habit.streak})`).join(', ')
