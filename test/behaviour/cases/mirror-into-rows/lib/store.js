'use strict'
const { EventEmitter } = require('node:events')

/** Keeps rows by table and id, and tells what changed. */
class Store extends EventEmitter {
  constructor() {
    super()
    this.tables = new Map()
  }

  table(name) {
    if (!this.tables.has(name)) this.tables.set(name, new Map())
    return this.tables.get(name)
  }

  upsert(name, row) {
    const table = this.table(name)
    const before = table.get(row.id)
    table.set(row.id, Object.freeze({ ...before, ...row }))
    this.emit(before ? 'updated' : 'inserted', name, row.id)
  }

  drop(name, id) {
    if (this.table(name).delete(id)) this.emit('deleted', name, id)
  }

  rows(name) {
    return Array.from(this.table(name).values())
  }
}

module.exports = { Store }
