import { getContext, setContext } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'

const KEY = Symbol('habits')
const ORDERS = {
  goal: (a, b) => b.target - a.target,
  days: (a, b) => b.streak - a.streak,
  name: (a, b) => a.title.localeCompare(b.title),
}

export class HabitsState {
  #base
  #key
  #byId = new SvelteMap()
  #order = $state('name')
  log = $state([])
  all = $derived([...this.#byId.values()].sort(ORDERS[this.#order]))
  busiest = $derived(this.all.find(({ target }) => target > 1)?.title)

  constructor({ base, key }) {
    this.#base = `${base}/api/v1`
    this.#key = key
  }

  async #send(resource, options = {}) {
    const response = await fetch(`${this.#base}/${resource}`, {
      ...options,
      headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json', ...options.headers },
    })
    const reply = await response.json()
    if (!reply.success) {
      this.log.push(reply.error)
      return null
    }
    return reply.data
  }

  async refresh() {
    for (const habit of (await this.#send('habits')) ?? []) this.#byId.set(habit.id, habit)
  }

  sort(order) {
    this.#order = order
  }

  async toggle(habitId, date) {
    const done = await this.#send('habits/checkin', { method: 'POST', body: JSON.stringify({ habitId, date, status: 'done' }) })
    if (done) this.#byId.set(habitId, { ...this.#byId.get(habitId), streak: this.#byId.get(habitId).streak + 1 })
  }

  async add(...drafts) {
    for (const [title, target = 1] of drafts) {
      const made = await this.#send('habits', { method: 'POST', body: JSON.stringify({ title, target, unit: 'times', frequency: 'daily' }) })
      if (made) this.#byId.set(made.id, made)
    }
    await this.#send('habits', { method: 'POST', body: '{}' })
  }
}

export const provide = (state) => setContext(KEY, state)
export const useHabits = () => getContext(KEY)
