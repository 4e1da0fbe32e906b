import { Router } from 'express'

export const books = Router()

books.get('/', (req, res) => {
  res.json({ success: true, data: [{ title: 'Emma', target: 400 }], error: null })
})
