import { Router } from 'express'
import { forwardHeaders, UpstreamError, upstream } from '../upstream.js'

export const habits = Router()

async function ask(req, path, init = {}) {
  const answer = await fetch(new URL(path, upstream), { ...init, headers: forwardHeaders(req) })
  const body = await answer.json()
  if (!answer.ok) throw new UpstreamError(answer.status, body.error)
  return body.data
}

const toView = (habit) => ({
  key: habit.id,
  label: habit.title,
  goal: { amount: habit.target, per: habit.frequency, unit: habit.unit },
  run: habit.streak,
})

habits.get('/', async (req, res) => {
  const list = await ask(req, '/api/v1/habits')
  res.json(list.map(toView))
})

habits.get('/:key', async (req, res) => {
  res.json(toView(await ask(req, `/api/v1/habits/${req.params.key}`)))
})

habits.post('/', async (req, res) => {
  const { label, goal } = req.body
  const created = await ask(req, '/api/v1/habits', {
    method: 'POST',
    body: JSON.stringify({ title: label, target: goal.amount, unit: goal.unit, frequency: goal.per }),
  })
  res.status(201).json(toView(created))
})

habits.post('/:key/done', async (req, res) => {
  const mark = { habitId: req.params.key, date: req.body.on, status: 'done' }
  await ask(req, '/api/v1/habits/checkin', { method: 'POST', body: JSON.stringify(mark) })
  res.status(204).end()
})

habits.delete('/', async (req, res) => {
  const ids = String(req.query.keys).split(',')
  await ask(req, '/api/v1/habits/bulk', { method: 'DELETE', body: JSON.stringify({ ids }) })
  res.status(204).end()
})
