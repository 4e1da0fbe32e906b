import express from 'express'
import { books } from './routes/books.js'
import { habits } from './routes/habits.js'

export const app = express()
app.use(express.json())
app.use('/my/habits', habits)
app.use('/my/books', books)
app.use((error, req, res, next) => {
  res.status(error.status ?? 500).json({ problem: error.message })
})
