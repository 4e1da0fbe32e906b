import { createHandlers } from './handlers.js'
import { habitGateway } from './habit-gateway.js'
import { router } from './router.js'

const pets = [{ title: 'Rex', streak: 2, unit: 'kg', target: 12 }]
const handlers = createHandlers(
  habitGateway({ origin: process.env.HABIT_API, key: process.env.HABIT_API_KEY, log: (...parts) => console.log('  upstream', ...parts) }),
)
const server = await router()
  .get('/cards', handlers.cards)
  .get('/cards/:id', handlers.card)
  .put('/cards/:id', handlers.rename)
  .post('/cards/:id/raise', handlers.raise)
  .post('/cards/:id/tick', handlers.tick)
  .get('/api/v1/pets', () => pets)
  .listen()

const base = `http://127.0.0.1:${server.address().port}`
const show = async (method, path, body) => {
  const res = await fetch(base + path, { method, body: body && JSON.stringify(body) })
  const reply = await res.json()
  console.log(method, path, res.status, reply.success, JSON.stringify(reply.data ?? reply.error))
  return reply.data
}

await show('GET', '/cards?today')
await show('GET', '/cards')
await show('GET', '/cards/h1')
await show('PUT', '/cards/h2', { headline: 'Read a lot' })
await show('POST', '/cards/h3/raise')
await show('POST', '/cards/h3/tick', { date: '2024-12-21' })
await show('GET', '/cards/h77')
for (const pet of await show('GET', '/api/v1/pets')) console.log(pet.title, pet.target, pet.unit)
server.close()
