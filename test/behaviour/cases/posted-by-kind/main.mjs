import axios from 'axios'
const http = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1/`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const PATHS = Object.freeze({ create: 'habits', checkin: 'habits/checkin', skip: 'habits/skip' })
class Poster {
  constructor(kind) { this.kind = kind }
  async send(...parts) {
    const body = Object.assign({}, ...parts)
    const { data } = await http.post(PATHS[this.kind], body)
    return data.data
  }
}
const posters = Object.fromEntries(Object.keys(PATHS).map((kind) => [kind, new Poster(kind)]))
const base = { date: '2024-04-04' }
const h = await posters.create.send({ title: 'Sing' }, { target: 1, unit: 'times', frequency: 'daily' })
await posters.checkin.send(base, { habitId: h.id, status: 'done' })
await posters.skip.send(base, { habitId: 'h1' })
const { data } = await http.get('habits')
console.log(data.data.map((x) => [x.title, x.streak, x.target].join(' ')))
