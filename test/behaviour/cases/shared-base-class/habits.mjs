import { JsonClient } from './json-client.mjs'

export class Habits extends JsonClient {
  constructor() {
    super(`${process.env.HABIT_API}/api/v1`)
  }

  headers() {
    return { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
  }

  unwrap({ success, data, error }) {
    if (!success) throw new Error(error)
    return data
  }

  all() {
    return this.send('GET', '/habits')
  }

  raise({ id, target }) {
    return this.send('PUT', `/habits/${id}`, { target: target + 1 })
  }
}
