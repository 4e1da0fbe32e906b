const Koa = require('koa')
const Router = require('@koa/router')
const games = require('./games.js')

const BASE = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

const habits = new Router({ prefix: '/my-habits' })

habits.get('/', async (ctx) => {
  const response = await fetch(`${BASE}/habits`, { headers })
  // What the service says is handed on as it is.
  ctx.body = await response.json()
})

habits.get('/:id', async (ctx) => {
  const response = await fetch(`${BASE}/habits/${ctx.params.id}`, { headers })
  const { success, data } = await response.json()
  ctx.status = success ? 200 : 404
  ctx.body = success ? { habit: data } : { title: 'Ours', problem: 'no such habit' }
})

const api = new Router({ prefix: '/api' })
api.use(habits.routes(), habits.allowedMethods())
api.use('/games', games.routes())

const app = new Koa()
app.use(async (ctx, next) => {
  await next()
  ctx.set('X-Answered', 'yes')
})
app.use(api.routes())
module.exports = app
