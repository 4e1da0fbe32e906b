/** What the rest of the application works with. */
export class HabitModel {
  constructor({ id, title, target, unit, streak }) {
    this.id = id
    this.streakDays = streak
    this._title = title
    this.amount = unit === 'times' ? target : `${target} ${unit}`
  }

  get title() {
    return this._title
  }

  set title(value) {
    this._title = value.trim()
  }

  get label() {
    return `${this.title} ×${this.amount}`
  }

  toJSON() {
    return { title: this._title }
  }
}
