export class Client {
  constructor(base, key) {
    this.base = base
    this.key = key
  }

  async get(resource) {
    const response = await fetch(`${this.base}/${resource}`, { headers: { 'X-API-Key': this.key } })
    const envelope = await response.json()
    if (!envelope.success) throw new Error(envelope.error)
    return envelope.data
  }

  habits() {
    return this.get('habits')
  }

  areas() {
    return this.get('areas')
  }

  statistics() {
    return this.get('statistics')
  }
}
