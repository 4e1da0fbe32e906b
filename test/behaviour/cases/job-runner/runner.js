'use strict'
const { EventEmitter } = require('events')

class Runner extends EventEmitter {
  constructor(handlers, { tries = 2 } = {}) {
    super()
    this.handlers = handlers
    this.tries = tries
  }

  async run(queue) {
    const stats = { success: 0, failed: 0 }
    for (const job of queue) {
      const { kind, args } = job
      let error = null
      let result
      let n = 0
      while (n++ < this.tries) {
        try {
          result = await this.handlers[kind](...args)
          error = null
          break
        } catch (e) {
          error = e.message
        }
      }
      if (error === null) {
        stats.success++
        this.emit('ok', { kind, result })
      } else {
        stats.failed++
        this.emit('dead', { kind, tries: this.tries, error })
      }
    }
    return stats
  }
}
exports.Runner = Runner
