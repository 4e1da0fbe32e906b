import request from 'superagent'
import supertest from 'supertest'

const base = `${process.env.HABIT_API}/api/v1`
const key = process.env.HABIT_API_KEY

export async function habits() {
  const res = await request.get(`${base}/habits`).set('X-API-Key', key).set({ accept: 'application/json' })
  return res.body.data
}

export const today = (callback) =>
  request
    .get(`${base}/habits/today`)
    .set('X-API-Key', key)
    .timeout(5000)
    .end((err, res) => callback(err, err ? [] : res.body.data.map((habit) => habit.title)))

export const create = (title) =>
  request
    .post(`${base}/habits`)
    .set('X-API-Key', key)
    .send({ title, frequency: 'daily', target: 2, unit: 'times' })
    .then(({ body, status }) => ({ status, ...body.data }))

export async function done(habitId, date) {
  const { body } = await request('POST', `${base}/habits/checkin`)
    .set('X-API-Key', key)
    .type('json')
    .send({ habitId, date, status: 'done' })
  return body.success
}

export const removeAll = async (ids) =>
  (await request.del(`${base}/habits/bulk`).set('X-API-Key', key).send({ ids })).body.success

export async function notes(habitId) {
  const agent = request.agent().set('X-API-Key', key)
  const res = await agent.get(`${base}/notes`).query({ habitId })
  return JSON.parse(res.text).data.length
}

export async function reason(id) {
  try {
    return (await request.get(`${base}/habits/${id}`).set('X-API-Key', key)).body.data.title
  } catch (err) {
    return err.response.body.error
  }
}

/** A smoke test against the running service. */
export async function smoke() {
  const api = supertest(base)
  const res = await api.get('/user/statistics').set('X-API-Key', key).expect(200)
  return res.body.data.habits
}
