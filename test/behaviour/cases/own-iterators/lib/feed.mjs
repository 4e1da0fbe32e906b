const BASE = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

export async function api(path) {
  const response = await fetch(BASE + path, { headers })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

export class HabitFeed {
  constructor(ids) {
    this.ids = ids
  }

  async *[Symbol.asyncIterator]() {
    for (const id of this.ids) yield await api(`/habits/${id}`)
  }

  static async everything() {
    return new Habits(await api('/habits'))
  }
}

class Habits {
  #items

  constructor(items) {
    this.#items = items
  }

  get first() {
    return this.#items[0]
  }

  *[Symbol.iterator]() {
    yield* this.#items
  }

  inTurn() {
    const items = this.#items
    let index = 0
    return {
      [Symbol.iterator]() {
        return this
      },
      next: () => (index < items.length ? { value: items[index++], done: false } : { value: undefined, done: true }),
    }
  }
}
