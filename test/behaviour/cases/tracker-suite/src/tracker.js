import { http } from './http.js'

export class Tracker {
  constructor(send = http) {
    this.send = send
  }

  async load() {
    const { success, data, error } = await this.send('/habits')
    if (!success) throw new Error(`load: ${error}`)
    this.habits = data
    return this
  }

  get titles() {
    return this.habits.map((habit) => habit.title)
  }

  get longest() {
    return this.habits.reduce((best, habit) => (habit.streak > best.streak ? habit : best), this.habits[0])
  }

  async add(title, { target = 1, unit = 'times' } = {}) {
    const reply = await this.send('/habits', {
      method: 'POST',
      body: JSON.stringify({ title, target, unit, frequency: 'daily' }),
    })
    if (reply.error) return { success: false, error: reply.error }
    this.habits.push(reply.data)
    return { success: true, habit: reply.data }
  }
}
