export class HabitClient {
  #base
  #key
  constructor(base, key, fetchImpl = globalThis.fetch) {
    this.#base = base
    this.#key = key
    this.fetch = fetchImpl
  }

  async #request(method, path, body) {
    const res = await this.fetch(`${this.#base}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const reply = await res.json()
    if (reply.success === false) {
      const error = new Error(reply.error)
      error.status = res.status
      throw error
    }
    return reply.data
  }

  habits() { return this.#request('GET', '/habits') }
  habit(id) { return this.#request('GET', `/habits/${encodeURIComponent(id)}`) }
  rename(id, title) { return this.#request('PUT', `/habits/${id}`, { title }) }
  done(habitId, date) { return this.#request('POST', '/habits/checkin', { habitId, date, status: 'done' }) }
}
