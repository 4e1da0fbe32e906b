class Cache {
  constructor(ttl) {
    this.ttl = ttl
    this.entries = new Map()
    this.hits = 0
  }

  async get(key, load) {
    const entry = this.entries.get(key)
    if (entry && entry.expires > Date.now()) {
      this.hits++
      return entry.value
    }
    const value = await load(key)
    this.entries.set(key, { value, expires: Date.now() + this.ttl })
    return value
  }

  invalidate(prefix) {
    for (const key of [...this.entries.keys()]) if (key.startsWith(prefix)) this.entries.delete(key)
  }
}

module.exports = { Cache }
