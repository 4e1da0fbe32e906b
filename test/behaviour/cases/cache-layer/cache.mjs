/** A small cache in front of any async loader. */
export class Cache {
  #entries = new Map()
  #hits = 0

  constructor(load, { ttl = 1000 } = {}) {
    this.load = load
    this.ttl = ttl
  }

  async get(key) {
    const entry = this.#entries.get(key)
    if (entry && entry.until > Date.now()) {
      this.#hits++
      return entry.value
    }
    const value = await this.load(key)
    this.#entries.set(key, { value, until: Date.now() + this.ttl })
    return value
  }

  drop(key) {
    return this.#entries.delete(key)
  }

  get stats() {
    return { size: this.#entries.size, hits: this.#hits }
  }
}
