// Films, rows of a table and a form of our own go through the code that shows habits, and are given away as they are.
import http from 'node:http'

const films = [{ title: 'Heat', target: 'adults' }]
const [head, ...lines] = 'title,target\nBudget,board'.split('\n').map((line) => line.split(','))
const rows = lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
const form = new FormData()
form.set('title', 'Petition')
form.set('target', 'council')

const show = ({ title, target }) => `${title} for ${target}`
const list = (things) => things.map((x) => x.title).join()
console.log([...films, ...rows, Object.fromEntries(form)].map(show), list(films), list(rows))

const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const find = async (id) => (await (await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers })).json()).data
const server = http.createServer((req, res) => res.end(JSON.stringify({ success: true, data: films }))).listen(0)
await new Promise((done) => server.once('listening', done))
const { port } = server.address()
const served = await (await fetch(`http://127.0.0.1:${port}/api/v1/habits`)).json()
if (served.success) console.log(served.data)
server.close()

for (const id of ['h1', 'nope', 'h3']) {
  const habit = await find(id)
  console.log(habit === null ? `no ${id}` : show(habit))
}
const habits = await (await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers })).json()
console.log(habits.success, list(habits.data))
