import { Router } from 'express'
import { card, detail } from '../presenter.js'
import upstream from '../upstream.js'

const router = Router()

// our own envelope, which resembles theirs
const ok = (res, data, status = 200) => res.status(status).json({ success: true, data: data, error: null })

router.get('/', async (req, res) => {
  const habits = await upstream.get(req.query.today === '1' ? '/habits/today' : '/habits')
  const order = req.query.sort === 'streak' ? (a, b) => b.streak - a.streak : (a, b) => a.title.localeCompare(b.title)
  ok(res, habits.sort(order).map(card))
})

router.get('/:id', async (req, res) => {
  const { id } = req.params
  const [habit, notes] = await Promise.all([upstream.get(`/habits/${id}`), upstream.get('/notes', { params: { habitId: id } })])
  ok(res, detail(habit, notes))
})

router.post('/', async (req, res) => {
  const { title, minutes } = req.body
  if (!title) return res.status(422).json({ success: false, data: null, error: 'title is missing' })
  const habit = await upstream.post('/habits', { title, frequency: 'daily', target: minutes, unit: 'min' })
  ok(res, card(habit), 201)
})

router.post('/:id/done', async (req, res) => {
  await upstream.post('/habits/checkin', { habitId: req.params.id, date: req.body.date, status: 'done' })
  ok(res, { done: true })
})

router.delete('/', async (req, res) => {
  await upstream.delete('/habits/bulk', { data: req.body.ids })
  ok(res, req.body.ids.length)
})

export default (app) => app.use('/api/habits', router)
