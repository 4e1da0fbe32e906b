import { app } from './app.js'
import { edge } from './public-client.js'

const server = app.listen(0, '127.0.0.1', async () => {
  const client = edge(`http://127.0.0.1:${server.address().port}`)
  for (const { label, goal, run } of await client.get('/my/habits')) console.log(label, goal.amount, goal.per, run)
  const made = await client.send('POST', '/my/habits', { label: 'Cycle', goal: { amount: 20, unit: 'km', per: 'weekly' } })
  console.log(made.label, made.goal)
  await client.send('POST', `/my/habits/${made.key}/done`, { on: '2024-12-07' })
  console.log((await client.get('/my/habits/h2')).label)
  console.log(await client.get('/my/habits/nobody'))
  await client.send('DELETE', `/my/habits?keys=${made.key},h3`)
  console.log((await client.get('/my/habits')).length)
  const { success, data } = await client.get('/my/books')
  console.log(success, data[0].title, data[0].target)
  server.close()
})
