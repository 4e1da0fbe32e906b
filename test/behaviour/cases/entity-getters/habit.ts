import { Gateway, type HabitJson, type Outcome } from './gateway.ts'

export class Habit {
  #json: HabitJson

  private constructor(json: HabitJson) {
    this.#json = json
  }

  static async all(): Promise<Habit[]> {
    const outcome = await Gateway.shared.request<HabitJson[]>('/habits')
    if (outcome.kind === 'failed') throw new Error(outcome.reason)
    return outcome.data.map((json) => new Habit(json))
  }

  static async find(id: string): Promise<Habit | null> {
    const outcome = await Gateway.shared.request<HabitJson>(`/habits/${id}`)
    switch (outcome.kind) {
      case 'ok':
        return new Habit(outcome.data)
      case 'failed':
        return null
    }
  }

  static async create(title: string, goal: { amount: number; unit: string }): Promise<Habit> {
    const body = { title, frequency: 'daily', target: goal.amount, unit: goal.unit }
    return new Habit(orThrow(await Gateway.shared.request<HabitJson>('/habits', { method: 'POST', body })))
  }

  get id() {
    return this.#json.id
  }

  get title() {
    return this.#json.title
  }

  set title(value: string) {
    this.#json = { ...this.#json, title: value }
  }

  get goal(): string {
    const { target, unit } = this.#json
    return unit === 'times' ? `${target} times` : `${target} ${unit}`
  }

  get isAlive() {
    return this.#json.streak > 0
  }

  async save(): Promise<this> {
    const { title, target, unit, frequency } = this.#json
    this.#json = orThrow(
      await Gateway.shared.request<HabitJson>(`/habits/${this.id}`, { method: 'PUT', body: { title, target, unit, frequency } }),
    )
    return this
  }

  async complete(date: string) {
    orThrow(await Gateway.shared.request('/habits/checkin', { method: 'POST', body: { habitId: this.id, date, status: 'done' } }))
  }

  async notes(): Promise<string[]> {
    return orThrow(await Gateway.shared.request<{ text: string }[]>('/notes', { query: { habitId: this.id } })).map((note) => note.text)
  }

  toString() {
    return `${this.title} [${this.goal}] ${'*'.repeat(Math.min(this.#json.streak, 5))}${this.#json.completedDates.length}`
  }
}

function orThrow<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'ok') return outcome.data
  throw Object.assign(new Error(outcome.reason), { status: outcome.status })
}
