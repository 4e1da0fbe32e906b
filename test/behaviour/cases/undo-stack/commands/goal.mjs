import http from '../http.mjs'

export class ChangeGoal {
  constructor(id, amount, unit = 'times') {
    this.id = id
    this.after = { target: amount, unit }
    this.title = `goal of ${id} to ${amount}`
  }

  async execute() {
    const { target, unit } = await http.get(`habits/${this.id}`)
    this.before = { target, unit }
    await http.put(`habits/${this.id}`, this.after)
  }

  async revert() {
    await http.put(`habits/${this.id}`, this.before)
  }
}
