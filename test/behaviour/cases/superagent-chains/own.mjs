import express from 'express'
import request from 'supertest'

const app = express()
app.get('/api/v1/habits/today', (_, res) => res.json({ success: true, data: [{ title: 'Ours', streak: 1 }], error: null }))

/** Our own application happens to have such a path, too. */
export async function ours() {
  const res = await request(app).get('/api/v1/habits/today').expect(200)
  return res.body.success ? res.body.data.map((each) => `${each.title} ${each.streak}`) : []
}
