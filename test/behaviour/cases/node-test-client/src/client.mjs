export class HabitError extends Error {
  name = 'HabitError'
}

export class HabitClient {
  #fetch
  constructor({ baseUrl, key, fetch = globalThis.fetch }) {
    this.baseUrl = baseUrl
    this.key = key
    this.#fetch = fetch
  }

  async #send(path, options = {}) {
    const res = await this.#fetch(`${this.baseUrl}/api/v1${path}`, {
      ...options,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
    })
    const { success, data, error } = await res.json()
    if (!success) throw new HabitError(error)
    return data
  }

  list() {
    return this.#send('/habits')
  }

  create({ title, frequency = 'daily', target = 1, unit = 'times' }) {
    return this.#send('/habits', { method: 'POST', body: JSON.stringify({ title, frequency, target, unit }) })
  }

  rename(id, title) {
    return this.#send(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
  }

  async checkIn(habitId, date) {
    await this.#send('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
    return true
  }

  async longest() {
    const [first] = (await this.list()).sort((a, b) => b.streak - a.streak)
    return first && `${first.title} (${first.streak})`
  }
}
