const secrets = new WeakMap()

export class Habits {
  constructor(origin, key) {
    secrets.set(this, { origin, key })
  }

  async *[Symbol.asyncIterator]() {
    for (const habit of await this.#ask('habits')) yield habit
  }

  async #ask(path, options = {}) {
    const { origin, key } = secrets.get(this)
    const response = await fetch([origin, 'api/v1', path].join('/'), {
      ...options,
      headers: { ...options.headers, 'X-API-Key': key },
      signal: AbortSignal.timeout(5000),
    })
    const { data, error, success } = await response.json()
    return success ? data : Promise.reject(Object.assign(new Error(error), { status: response.status }))
  }

  #post(path, payload) {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json' } })
  }

  done = (habitId, date) => this.#post('habits/checkin', { habitId, date, status: 'done' })

  skip(habitId, date) {
    return this.#post('habits/skip', { habitId, date })
  }

  create({ name, amount = 1, of = 'times' }) {
    return this.#post('habits', { title: name, target: amount, unit: of, frequency: 'daily' })
  }

  get statistics() {
    return this.#ask('statistics').then(({ perHabit }) => new Map(perHabit.map((each) => [each.habitId, each.completions])))
  }
}
