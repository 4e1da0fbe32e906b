import { Router } from 'express'
import { upstream } from '../upstream.js'

export const habits = Router()

// The pages get what the service gives.
habits.get('/', async (req, res) => {
  const all = await upstream('/habits')
  res.json(all.filter((habit) => habit.streak >= Number(req.query.min ?? 0)))
})

habits.get('/today', async (_req, res) => {
  const due = await upstream('/habits/today')
  res.json({ day: 'today', due })
})

habits
  .route('/:id')
  .get(async (req, res) => res.json(await upstream(`/habits/${req.params.id}`)))
  .put(async (req, res) => {
    const saved = await upstream(`/habits/${req.params.id}`, 'PUT', req.body)
    res.status(200).json(saved)
  })

habits.post('/', async (req, res) => {
  const made = await upstream('/habits', 'POST', req.body)
  res.status(201).json(made)
})
