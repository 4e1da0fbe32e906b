import axios from 'axios'

const client = axios.create({
  baseURL: `${process.env.HABIT_API}/api/v1/`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  validateStatus: () => true,
})

export class Resource {
  static path = ''

  async send(verb, path, data) {
    const { data: envelope } = await client.request({ method: verb, url: path, data })
    if (envelope.success === false) return this.fail(envelope.error)
    return this.wrap(envelope.data)
  }

  wrap(data) { return data }

  fail(message) { throw new Error(`${this.constructor.name}: ${message}`) }
}
