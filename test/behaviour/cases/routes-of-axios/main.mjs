import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const ROUTES = {
  list: ['get', '/habits'],
  add: ['post', '/habits'],
  done: ['post', '/habits/checkin'],
  skip: ['post', 'habits/skip'],
  purge: ['delete', '/habits/bulk'],
  note: ['post', '/notes'],
}
async function run(name, data) {
  const [method, url] = ROUTES[name]
  const res = await http.request({ method, url, data })
  return res.data.data
}
const steps = JSON.parse('["done","skip"]')
for (const h of await run('list')) console.log(h.title, h.target)
const made = await run('add', { title: 'Row', frequency: 'daily', target: 2, unit: 'km' })
for (const step of ['done', 'skip']) await run(step, { habitId: made.id, date: '2024-03-0' + (step === 'done' ? 1 : 2), ...(step === 'done' ? { status: 'done' } : {}) })
await run('note', { habitId: made.id, text: 'wet' })
await run('purge', { ids: ['h2', 'h3'] })
console.log((await run('list')).map((h) => h.title), steps.length)
