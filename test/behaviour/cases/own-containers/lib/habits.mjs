const api = async (path) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  return (await response.json()).data
}

export class HabitMap extends Map {
  titles() {
    return [...this.values()].map((habit) => habit.title)
  }

  put(habit) {
    this.set(habit.id, habit)
    return this
  }
}

export class HabitSet extends Set {
  best() {
    return [...this].sort((a, b) => b.streak - a.streak)[0]
  }
}

export class HabitList extends Array {
  get hot() {
    return this.filter(({ streak }) => streak > 5)
  }
}

export class Query {
  constructor(path) {
    this.path = path
  }

  then(done, failed) {
    return api(this.path).then(done, failed)
  }
}

export class Repository {
  static #instance
  static #cache = new Map()
  #current

  static get instance() {
    Repository.#instance ??= new Repository()
    return Repository.#instance
  }

  static async find(id) {
    if (!Repository.#cache.has(id)) Repository.#cache.set(id, await Repository.instance.load(id))
    return Repository.#cache.get(id)
  }

  load(id) {
    return api(`/habits/${id}`)
  }

  set current(habit) {
    this.#current = habit
  }

  get current() {
    return this.#current
  }

  get label() {
    return `${this.#current.title} (${this.#current.streak})`
  }
}
