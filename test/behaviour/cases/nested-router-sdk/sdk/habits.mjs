class HabitHandle {
  constructor(transport, id) {
    this.transport = transport
    this.id = id
  }
  read() {
    return this.transport.get(`habits/${this.id}`)
  }
  write(fields) {
    return this.transport.put(`habits/${this.id}`, fields)
  }
  tick(date) {
    return this.transport.post('habits/checkin', { habitId: this.id, date, status: 'done' })
  }
  skip(date) {
    return this.transport.post('habits/skip', { habitId: this.id, date })
  }
}

export class HabitsResource {
  constructor(transport) {
    this.transport = transport
  }
  at(id) {
    return new HabitHandle(this.transport, id)
  }
  async list() {
    const items = await this.transport.get('habits')
    return { items, get count() { return items.length } }
  }
  async *iterate({ atLeast = 0 } = {}) {
    const { items } = await this.list()
    for (const item of items) if (item.streak >= atLeast) yield item
  }
  purge(ids) {
    return this.transport.delete('habits/bulk', { ids })
  }
}
