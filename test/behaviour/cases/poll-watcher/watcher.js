const { EventEmitter } = require('events')

const WATCHED = {
  renamed: (a, b) => a.title !== b.title && { from: a.title, to: b.title },
  goal: (a, b) => a.target !== b.target && { from: a.target, to: b.target },
  done: (a, b) => b.completedDates.length > a.completedDates.length && { title: b.title },
}

class Watcher extends EventEmitter {
  constructor(load, { every = 10 } = {}) {
    super()
    this.load = load
    this.every = every
    this.last = null
    this.timer = null
  }

  start() {
    this.timer = setInterval(() => this.tick().catch((e) => this.emit('problem', e)), this.every)
    return this.tick()
  }

  stop() { clearInterval(this.timer) }

  async tick() {
    const now = new Map((await this.load()).map((h) => [h.id, h]))
    if (this.last) {
      for (const [id, habit] of now) {
        const old = this.last.get(id)
        if (!old) { this.emit('added', habit); continue }
        for (const [name, test] of Object.entries(WATCHED)) {
          const found = test(old, habit)
          if (found) this.emit(name, { id, ...found })
        }
      }
      for (const [id, { title }] of this.last) if (!now.has(id)) this.emit('removed', { id, title })
    }
    this.last = now
  }
}

module.exports = { Watcher }
