export const Listable = (Base) => class extends Base {
  list() { return this.send('get', this.constructor.path) }
}

export const Readable = (Base) => class extends Base {
  find(id) { return this.send('get', `${this.constructor.path}/${id}`) }
}

export const Writable = (Base) => class extends Base {
  create(attributes) { return this.send('post', this.constructor.path, attributes) }
  update(id, attributes) { return this.send('put', `${this.constructor.path}/${id}`, attributes) }
  destroy(id) { return this.send('delete', `${this.constructor.path}/${id}`) }
}

export const mix = (Base, ...mixins) => mixins.reduce((c, m) => m(c), Base)
