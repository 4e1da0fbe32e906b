import express from 'express'
import { makeClient, text } from './client.js'
import mountHabits from './routes/habits.js'

const app = express()
app.use(express.json())
mountHabits(app)
app.use((error, _req, res, _next) => {
  res.status(error.status ?? 500).json({ success: false, data: null, error: error.message })
})

const server = app.listen(0, '127.0.0.1', async () => {
  const call = makeClient(`http://127.0.0.1:${server.address().port}`)
  try {
    console.log((await call('GET', '/?sort=streak')).map(text))
    console.log((await call('GET', '/?today=1')).map(({ title }) => title))
    console.log(await call('GET', '/h1'))
    console.log(text(await call('POST', '/', { title: 'Draw', minutes: 25 })))
    console.log(await call('POST', '/', { minutes: 25 }))
    console.log(await call('POST', '/h2/done', { date: '2024-12-04' }))
    console.log(await call('DELETE', '/', { ids: ['h2', 'h3'] }))
    console.log(await call('GET', '/h3'))
  } finally {
    server.close()
  }
})
