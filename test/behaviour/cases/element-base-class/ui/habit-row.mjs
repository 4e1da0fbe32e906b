import { Base } from './base.mjs'

const url = (id) => `${process.env.HABIT_API}/api/v1/habits/${id}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

export class HabitRow extends Base {
  async refresh() {
    const response = await fetch(url(this.key), { headers })
    this.show(await response.json())
  }

  async rename(title) {
    const response = await fetch(url(this.dataset.habit), { method: 'PUT', headers, body: JSON.stringify({ title }) })
    this.show(await response.json())
  }

  show({ success, data: habit, error }) {
    this.say(success ? `${habit.title} ${habit.target}/${habit.frequency} [${habit.streak}]` : `no: ${error}`)
  }
}
