import { Resource } from './resource.mjs'
import { mix, Listable, Readable, Writable } from './mixins.mjs'

class Habits extends mix(Resource, Listable, Readable, Writable) {
  static path = 'habits'

  wrap(data) {
    return Array.isArray(data) ? data.map((d) => new Habit(d)) : new Habit(data)
  }
}

class Areas extends mix(Resource, Listable) {
  static path = 'areas'
}

class Habit {
  constructor({ id, title, target, streak, frequency }) {
    Object.assign(this, { id, title, target, streak, frequency })
  }

  get isHot() { return this.streak >= 7 }
  toString() { return `${this.title}${this.isHot ? '*' : ''} (${this.target}, ${this.frequency})` }
}

const habits = new Habits()
const areas = new Areas()
console.log((await areas.list()).map((a) => a.name).join())
console.log((await habits.list()).join('; '))
const made = await habits.create({ title: 'Journal', target: 2, unit: 'pages', frequency: 'daily' })
console.log(`${made}`)
const changed = await habits.update(made.id, { title: 'Diary' })
console.log(`${changed}`)
await habits.destroy(made.id)
try { await habits.find(made.id) } catch (e) { console.log(e.message) }
try { await habits.create({ target: 3 }) } catch (e) { console.log(e.message) }
