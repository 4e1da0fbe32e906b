export class Habit {
  constructor(data = {}) {
    Object.assign(this, data)
  }

  static fromJSON(json) {
    return new Habit(json)
  }

  get isHot() {
    return this.streak >= 7
  }

  describe() {
    return `${this.title}: ${this.streak} (${this.target})`
  }
}

export class OwnHabit {
  constructor({ id, title, streak, ...rest }) {
    this.id = id
    this.title = title
    this.days = streak
    this.rest = rest
  }

  get summary() {
    return `${this.title} ${this.days} ${this.rest.target} ${this.rest.frequency}`
  }
}

export class Film {
  constructor(data) {
    Object.assign(this, data)
  }
}
