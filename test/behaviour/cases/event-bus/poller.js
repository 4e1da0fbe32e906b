// asks, and tells the bus what is new since it asked before
export class Poller {
  #last = new Map()
  #bus
  constructor(bus) {
    this.#bus = bus
  }
  async poll() {
    const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    const envelope = await response.json()
    if (!envelope.success) return this.#bus.send('trouble', { title: 'poll', error: envelope.error })
    for (const habit of envelope.data) {
      const before = this.#last.get(habit.id)
      if (!before) this.#bus.send('new', habit)
      else if (before.title !== habit.title) this.#bus.send('renamed', { from: before.title, to: habit.title })
      else if (before.target !== habit.target) this.#bus.send('goal', { habit, change: habit.target - before.target })
    }
    for (const [id, { title }] of this.#last) if (!envelope.data.some((h) => h.id === id)) this.#bus.send('gone', { id, title })
    this.#last = new Map(envelope.data.map((h) => [h.id, h]))
  }
}
