export class Resource {
  static base = process.env.HABIT_API + '/api/v1'

  constructor(name) {
    this.name = name
  }

  get url() {
    return `${Resource.base}/${this.name}`
  }

  async send(path, options = {}) {
    const response = await fetch(this.url + path, {
      ...options,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    })
    const payload = await response.json()
    if (payload.error) throw new Error(payload.error)
    return this.parse(payload.data)
  }

  parse(data) {
    return data
  }

  all() {
    return this.send('')
  }

  one(id) {
    return this.send('/' + id)
  }
}
