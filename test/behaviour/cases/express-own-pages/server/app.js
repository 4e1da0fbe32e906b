import express from 'express'
import cards from './routes/cards.js'
import { habits } from './routes/habits.js'
import { shelf } from './shelf.js'

export function createApp() {
  const app = express()
  app.use(express.json())
  app.use('/api/my-habits', habits)
  app.use('/api', cards)
  shelf(app)
  app.use((error, _req, res, _next) => {
    res.status(error.status ?? 500).json({ title: 'It did not work', error: error.message })
  })
  return app
}
