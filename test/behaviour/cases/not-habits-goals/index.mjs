// Savings goals of a bank; the front end was copied from a habit tracker, hence the words.
import { createServer } from 'node:http'

const goals = [
  { id: 'g1', title: 'Bike', frequency: 'monthly', target: 900, unit: 'EUR', streak: 4, completedDates: ['2024-01-31'] },
  { id: 'g2', title: 'Holiday', frequency: 'weekly', target: 2000, unit: 'EUR', streak: 0, completedDates: [] },
]

const server = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url, 'http://localhost')
  const send = (status, data, error = null) => {
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ success: error === null, data, error }))
  }
  if (pathname === '/goals/today') return send(200, goals.filter((goal) => goal.frequency === searchParams.get('frequency')))
  if (pathname === '/goals') return send(200, goals)
  send(404, null, 'no such goal')
}).listen(0, async () => {
  const root = `http://127.0.0.1:${server.address().port}`
  const ask = async (path) => {
    const { success, data, error } = await (await fetch(root + path, { headers: { 'X-API-Key': 'bank' } })).json()
    if (!success) throw new Error(error)
    return data
  }
  for (const { title, target, unit, streak, completedDates } of await ask('/goals')) {
    console.log(`${title}: ${target} ${unit}, ${streak} in a row, ${completedDates.length} done`)
  }
  console.log((await ask('/goals/today?frequency=weekly')).map((goal) => goal.title))
  await ask('/goals/bulk').catch((e) => console.log(e.message))
  server.close()
})
