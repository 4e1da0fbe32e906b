export class EventStore {
  #log = []
  append(event) {
    this.#log.push(Object.freeze({ ...event, seq: this.#log.length }))
  }
  fold({ initial, handlers }) {
    return this.#log.reduce((state, event) => handlers[event.type]?.(state, event.payload) ?? state, initial())
  }
}
