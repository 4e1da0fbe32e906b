import { EventEmitter } from 'node:events'

export class HabitStore extends EventEmitter {
  #items = new Map()

  constructor(gateway) {
    super()
    this.gateway = gateway
  }

  async refresh() {
    const list = await this.gateway.all()
    this.#items = new Map(list.map((item) => [item.id, item]))
    this.emit('change', this.snapshot())
    return this
  }

  snapshot() {
    return [...this.#items.values()]
  }

  async rename(id, title) {
    const current = this.#items.get(id)
    if (current === undefined) return this.emit('problem', `no habit ${id}`)
    const saved = await this.gateway.save({ ...current, title })
    this.#items.set(id, saved)
    this.emit('change', this.snapshot())
  }

  async remove(...ids) {
    await this.gateway.removeMany(ids)
    for (const id of ids) this.#items.delete(id)
    this.emit('change', this.snapshot())
  }

  get longest() {
    return this.snapshot().reduce((best, each) => Math.max(best, each.streak), 0)
  }
}
