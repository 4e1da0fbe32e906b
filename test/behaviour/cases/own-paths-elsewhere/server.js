import express from 'express'
import { headlines } from './news.js'

const service = async (path) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  })
  const { success, data } = await response.json()
  return success ? data : null
}

export const app = express()
app.get('/latest', async (_req, res) => {
  const [latest] = await service('/habits')
  res.json({ latest, news: await headlines() })
})
app.get('/latest/:id', async (req, res) => {
  const habit = await service(`/habits/${req.params.id}`)
  if (!habit) return res.status(404).json({ title: 'Not here' })
  res.json(habit)
})
// Nobody in this program asks for this.
app.get('/all', async (_req, res) => res.send(await service('/habits')))
