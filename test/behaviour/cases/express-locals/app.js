const express = require('express')
const { client } = require('./client')
const views = require('./views')

const app = express()
app.use(express.urlencoded({ extended: false }))
app.locals.title = 'My habits'

app.use((req, res, next) => {
  res.locals.page = { title: app.locals.title, path: req.path }
  req.habits = client(process.env.HABIT_API, req.get('x-user-key') || process.env.HABIT_API_KEY)
  next()
})

app.param('habit', async (req, res, next, id) => {
  try {
    req.habit = await req.habits.get('/habits/' + id)
    next()
  } catch (err) {
    next(err)
  }
})

app.get('/', async (req, res) => {
  res.locals.habits = await req.habits.get('/habits')
  res.send(views.index(res.locals))
})

app.get('/:habit', (req, res) => {
  res.locals.page.title = req.habit.title
  res.send(views.detail({ ...res.locals, habit: req.habit }))
})

app.post('/:habit', async (req, res, next) => {
  const { title = req.habit.title, target = req.habit.target } = req.body
  try {
    const habit = await req.habits.put('/habits/' + req.habit.id, { title, target: Number(target), unit: req.habit.unit })
    res.send(views.detail({ ...res.locals, habit }))
  } catch (err) {
    next(err)
  }
})

app.use((err, req, res, next) => {
  res.status(err.status || 500).send(views.error({ ...res.locals, error: err.message }))
})

module.exports = app
