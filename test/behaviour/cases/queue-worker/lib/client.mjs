const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

class ServiceError extends Error {
  retryable = false
  constructor(message, { status }) {
    super(message)
    this.status = status
    if (status >= 500 || status === 429) this.retryable = true
  }
}

export class HabitService {
  static prefix = '/api/v1'
  #origin
  #key
  requests = 0

  constructor(origin = process.env.HABIT_API, key = process.env.HABIT_API_KEY) {
    this.#origin = origin
    this.#key = key
  }

  async #request(method, resource, body) {
    this.requests += 1
    if (this.requests % 5 === 0) await sleep(1)
    const response = await fetch(this.#origin + HabitService.prefix + resource, {
      method,
      headers: { 'X-API-Key': this.#key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { data, error } = await response.json()
    if (error) throw new ServiceError(error, response)
    return data
  }

  get = (resource) => this.#request('GET', resource)
  post = (resource, body) => this.#request('POST', resource, body)
  put = (resource, body) => this.#request('PUT', resource, body)
  delete = (resource, body) => this.#request('DELETE', resource, body)

  /** All habits, some at a time. */
  async *habits(size = 2) {
    const all = await this.get('/habits')
    for (let at = 0; at < all.length; at += size) yield* all.slice(at, at + size)
  }
}
