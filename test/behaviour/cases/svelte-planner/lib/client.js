/** Small client of the habit service. */
export class HabitClient {
  constructor({ base, key }) {
    this.base = base
    this.key = key
  }

  async request(path, { method = 'GET', body } = {}) {
    const res = await fetch(this.base + '/api/v1' + path, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const envelope = await res.json()
    if (envelope.error) throw new Error(envelope.error)
    return envelope.data
  }

  habits() {
    return this.request('/habits')
  }

  create(habit) {
    return this.request('/habits', { method: 'POST', body: habit })
  }

  update(id, fields) {
    return this.request(`/habits/${id}`, { method: 'PUT', body: fields })
  }

  checkIn(habitId, date) {
    return this.request('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } })
  }

  remove(ids) {
    return this.request('/habits/bulk', { method: 'DELETE', body: { ids } })
  }

  areas() {
    return this.request('/areas')
  }
}

export const client = new HabitClient({ base: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
