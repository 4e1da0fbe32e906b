const { EventEmitter } = require('node:events')

module.exports = class Syncer extends EventEmitter {
  constructor(options) {
    super()
    this.base = options.base.replace(/\/$/, '') + '/api/v1'
    this.headers = { 'X-API-Key': options.apiKey, 'Content-Type': 'application/json' }
    this.known = new Map()
  }

  async pull() {
    const res = await fetch(this.base + '/habits', { headers: this.headers })
    const json = await res.json()
    if (!json.success) {
      this.emit('failed', json.error)
      return
    }
    for (const habit of json.data) {
      const old = this.known.get(habit.id)
      this.known.set(habit.id, habit)
      if (!old) this.emit('added', habit)
      else if (old.title !== habit.title || old.target !== habit.target) this.emit('changed', habit, old)
    }
    this.emit('pulled', json.data.length)
  }

  async rename(id, title) {
    const res = await fetch(`${this.base}/habits/${id}`, {
      method: 'PUT',
      headers: this.headers,
      body: JSON.stringify({ title: title }),
    })
    const json = await res.json()
    if (json.error) this.emit('failed', json.error)
    return json.success
  }
}
