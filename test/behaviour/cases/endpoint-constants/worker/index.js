const axios = require('axios')
const { ENDPOINTS, ROUTES } = require('../config/endpoints')

const client = axios.create({
  baseURL: process.env.HABIT_API,
  headers: { common: { 'X-API-Key': process.env.HABIT_API_KEY } }
})

const unwrap = promise => promise.then(({ data: body }) => {
  if (!body.success) throw new Error(body.error)
  return body.data
})

async function remind () {
  const due = await unwrap(client.get(ENDPOINTS.TODAY))
  return due.map(h => ({ text: `${h.title}: ${h.target} to go`, href: ROUTES.screen(h.id) }))
}

async function close (day, done) {
  const all = await unwrap(client.get(ENDPOINTS.HABITS))
  for (const h of all) {
    if (done.has(h.id)) await unwrap(client.post(ENDPOINTS.CHECKIN, { habitId: h.id, date: day, status: 'done' }))
    else await client.post(ENDPOINTS.SKIP, { habitId: h.id, date: day })
  }
}

async function main () {
  for (const { text, href } of await remind()) console.log(text, href)
  await close('2024-12-31', new Set(['h1', 'h3']))
  const { completions } = await unwrap(client.get(ENDPOINTS.STATS))
  console.log(completions, ROUTES.lookup)
  const logs = await unwrap(client.get(ENDPOINTS.LOGS, { params: { habitId: 'h1' } }))
  console.log(logs.length)
  const { data } = await client.request({ url: ENDPOINTS.HABIT('h2'), method: 'put', data: { title: 'Read aloud' } })
  console.log(data.data.title)
}

main()
