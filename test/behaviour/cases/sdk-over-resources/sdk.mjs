/** Acme Habits SDK */
class Resource {
  constructor(client, path) { this.client = client; this.path = path }
  list(query) { return this.client.send('GET', this.path, { query }) }
  get(id) { return this.client.send('GET', `${this.path}/${id}`) }
  create(body) { return this.client.send('POST', this.path, { body }) }
  update(id, body) { return this.client.send('PUT', `${this.path}/${id}`, { body }) }
  remove(id) { return this.client.send('DELETE', `${this.path}/${id}`) }
}
class Habits extends Resource {
  constructor(client) { super(client, '/habits') }
  today() { return this.client.send('GET', '/habits/today') }
  checkIn(habitId, date) { return this.client.send('POST', '/habits/checkin', { body: { habitId, date, status: 'done' } }) }
  skip(habitId, date) { return this.client.send('POST', '/habits/skip', { body: { habitId, date } }) }
  removeMany(...ids) { return this.client.send('DELETE', '/habits/bulk', { body: { ids } }) }
}
class Notes extends Resource {
  constructor(client) { super(client, '/notes') }
  of(habit) { return this.list({ habitId: habit.id }) }
  add(habit, text) { return this.create({ habitId: habit.id, text }) }
}
export class AcmeHabits {
  #opts
  constructor(opts) {
    this.#opts = { retries: 1, ...opts }
    this.habits = new Habits(this)
    this.notes = new Notes(this)
  }
  async send(method, path, { query, body } = {}) {
    const url = new URL(this.#opts.baseUrl + '/api/v1' + path)
    if (query) url.search = new URLSearchParams(query).toString()
    const response = await fetch(url, { method, headers: { 'X-API-Key': this.#opts.apiKey, ...(body ? { 'Content-Type': 'application/json' } : {}) }, body: body ? JSON.stringify(body) : undefined })
    const envelope = await response.json()
    if (!envelope.success) throw Object.assign(new Error(envelope.error), { status: response.status })
    return envelope.data
  }
}
