class Maybe {
  static of = (value) => new Maybe(value)
  constructor(value) { this.value = value }
  map(fn) { return this.value == null ? this : Maybe.of(fn(this.value)) }
  or(other) { return this.value ?? other }
}

const load = (id) => fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }).then((r) => r.json())

for (const id of ['h1', 'h5']) {
  const body = Maybe.of(await load(id))
  console.log(body.map((b) => b.data).map((h) => h.title).map((t) => t.toUpperCase()).or('nobody'))
  console.log(body.map((b) => b.error).or('fine'))
}
console.log(Maybe.of({ title: 'mine' }).map((x) => x.title).or('-'))
