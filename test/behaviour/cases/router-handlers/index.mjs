import express from 'express'
import { startFilms } from './films.mjs'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const service = async (path, method = 'GET', body = undefined) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
  return (await response.json()).data
}

const films = await startFilms()
const app = express()
app.use(express.json())
app.get('/cards/:id', async (request, response) => {
  const habit = await service(`/habits/${request.params.id}`)
  response.json({ title: habit.title, streak: habit.streak })
})
app.put('/cards/:id', async (request, response) => {
  const habit = await service(`/habits/${request.params.id}`, 'PUT', { title: request.body.title })
  response.json({ title: habit.title, streak: habit.streak })
})
app.get('/films', async (_request, response) => {
  const shelf = await fetch(`${films.origin}/films`).then((answer) => answer.json())
  response.json(shelf.map((film) => film.title))
})

const server = await new Promise((resolve) => {
  const started = app.listen(0, '127.0.0.1', () => resolve(started))
})
const here = `http://127.0.0.1:${server.address().port}`
const json = { 'Content-Type': 'application/json' }
console.log(await (await fetch(`${here}/cards/h1`)).json())
const renamed = await fetch(`${here}/cards/h2`, { method: 'PUT', headers: json, body: JSON.stringify({ title: 'Read more' }) })
console.log(await renamed.json(), await (await fetch(`${here}/films`)).json())
films.stop()
server.close()
server.closeAllConnections()
