import { fetch } from 'undici'

export class Client {
  static fromEnv(env = process.env) {
    return new Client(env.HABIT_API, env.HABIT_API_KEY)
  }

  constructor(origin, apiKey) {
    this.origin = origin
    this.apiKey = apiKey
  }

  async send(method, path, payload) {
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: { 'x-api-key': this.apiKey, 'content-type': 'application/json' },
      body: payload === undefined ? undefined : JSON.stringify(payload),
    })
    const { success, data, error } = await response.json()
    if (!success) {
      const failure = new Error(error)
      failure.code = response.status
      throw failure
    }
    return data
  }

  async *habits() {
    yield* await this.send('GET', '/habits')
  }

  create(habit) {
    return this.send('POST', '/habits', habit)
  }

  deleteMany(habitIds) {
    return this.send('DELETE', '/habits/bulk', { habitIds })
  }
}
