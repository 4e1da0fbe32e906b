export class HabitClient {
  #base
  constructor(base, key) {
    this.#base = base
    this.key = key
  }

  async #send(method, path, body) {
    const response = await fetch(this.#base + path, {
      method,
      headers: { 'x-api-key': this.key, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await response.json()
    if (!answer.success) throw Object.assign(new Error(answer.error), { status: response.status })
    return answer.data
  }

  rename(id, title) {
    return this.#send('PUT', `/api/v1/habits/${id}`, { title })
  }

  raise(habit, by = 1) {
    return this.#send('PUT', `/api/v1/habits/${habit.id}`, { target: habit.target + by, unit: habit.unit })
  }

  get(id) {
    return this.#send('GET', `/api/v1/habits/${id}`)
  }
}
