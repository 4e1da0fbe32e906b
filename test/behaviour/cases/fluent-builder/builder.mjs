export class HabitBuilder {
  #body = { frequency: 'daily' }

  static called(title) {
    return new HabitBuilder().title(title)
  }

  title(text) {
    this.#body.title = text
    return this
  }

  weekly() {
    this.#body.frequency = 'weekly'
    return this
  }

  goal(target, unit = 'times') {
    this.#body.target = target
    this.#body.unit = unit
    return this
  }

  build() {
    return { ...this.#body }
  }
}
