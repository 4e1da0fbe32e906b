export class Bus extends EventTarget {
  send(type, detail) {
    return this.dispatchEvent(new CustomEvent(type, { detail }))
  }
  listen(type, fn, options) {
    this.addEventListener(type, (event) => fn(event.detail, event.target), options)
    return this
  }
}
