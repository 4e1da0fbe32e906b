class Collection extends Array {
  first() { return this[0] }
  pluck(fn) { return Array.from(this, fn) }
}
class Habits extends Collection {
  static async load(path) {
    const res = await fetch(`${process.env.HABIT_API}/api/v1/${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    return this.of(...(await res.json()).data)
  }
  first() { return super.first()?.title }
  push(...items) { return super.push(...items.filter((i) => i.title)) }
  hot() { return this.filter((h) => h.streak > 5) }
}
const all = await Habits.load('habits')
console.log(all.first(), all.pluck((h) => h.target), all.hot().length, all.hot().pluck((h) => h.title))
const copy = new Habits(...all)
copy.push({ title: 'Local', target: 9 }, {})
console.log(copy.length, copy.at(-1).title, copy.map((h) => h.target))
class Index extends Map {
  constructor(list) { super(list.map((h) => [h.id, h])) }
  get(id) { return super.get(id) ?? { title: 'unknown' } }
  titles() { return [...this.values()].map((h) => h.title) }
}
const index = new Index(all)
console.log(index.get('h1').title, index.get('x').title, index.titles())
class Names extends Set { add(habit) { return super.add(habit.title) } }
const names = new Names()
for (const h of all) names.add(h)
console.log([...names])
