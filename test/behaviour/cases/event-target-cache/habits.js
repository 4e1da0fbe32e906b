import { openDB } from './idb.js'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export class HabitChangeEvent extends Event {
  constructor(habit) {
    super('habit')
    this.habit = habit
  }
}

export class Habits extends EventTarget {
  #db = openDB('app', 1, {
    upgrade(db) {
      db.createObjectStore('habits', { keyPath: 'id' })
    },
  })

  async sync() {
    const db = await this.#db
    const response = await fetch(new URL('/api/v1/habits', process.env.HABIT_API), { headers })
    const { success, data, error } = await response.json()
    if (!success) {
      this.dispatchEvent(new ErrorEvent('error', { message: error }))
      return
    }
    for (const habit of data) {
      await db.put('habits', habit)
      this.dispatchEvent(new CustomEvent('stored', { detail: habit }))
    }
  }

  async longest() {
    const db = await this.#db
    const all = await db.getAll('habits')
    return all.reduce((best, habit) => (habit.streak > best.streak ? habit : best))
  }

  async rename(id, title) {
    const db = await this.#db
    const response = await fetch(new URL(`/api/v1/habits/${id}`, process.env.HABIT_API), {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title }),
    })
    const envelope = await response.json()
    if (envelope.error) throw new Error(envelope.error)
    await db.put('habits', envelope.data)
    this.dispatchEvent(new HabitChangeEvent(envelope.data))
    return (await db.get('habits', id)).title
  }
}

class ErrorEvent extends Event {
  constructor(type, { message }) {
    super(type)
    this.message = message
  }
}
