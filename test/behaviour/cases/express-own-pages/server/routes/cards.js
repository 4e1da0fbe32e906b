import express from 'express'
import { upstream } from '../upstream.js'

const router = express.Router()

// Cards of our own: their heading has always been a title.
router.get('/cards', async (_req, res) => {
  const all = await upstream('/habits')
  res.json(all.map((habit) => ({ title: `* ${habit.title}`, target: habit.streak })))
})

export default router
