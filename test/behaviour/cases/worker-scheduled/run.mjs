import worker from './worker.mjs'

const env = { ...process.env, AUTO_DONE: 'h1,h3' }
const pending = []
await worker.scheduled({ scheduledTime: Date.UTC(2024, 11, 9, 5) }, env, { waitUntil: (p) => pending.push(p) })
await Promise.all(pending)

for (const init of [{ method: 'GET' }, { method: 'POST', body: '{"name":"Nap","goal":1}' }, { method: 'POST', body: '{}' }]) {
  const response = await worker.fetch(new Request('http://worker/', init), env)
  const { success, title, goal, error } = await response.json()
  console.log(response.status, success, title, goal, error)
}
