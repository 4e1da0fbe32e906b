import got, { HTTPError } from 'got'

const api = got.extend({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'x-api-key': process.env.HABIT_API_KEY },
  retry: { limit: 0 },
})

const json = api.extend({ responseType: 'json' })

export const habits = () => api.get('habits').json().then(({ data }) => data)

export async function today() {
  const { body, statusCode } = await json('habits/today')
  return { statusCode, titles: body.data.map((habit) => habit.title) }
}

export async function find(id) {
  const { body } = await got(`${process.env.HABIT_API}/api/v1/habits/${id}`, {
    headers: { 'x-api-key': process.env.HABIT_API_KEY },
  })
  return JSON.parse(body).data
}

export async function create(title) {
  const { data } = await api.post('habits', { json: { title, frequency: 'daily', target: 2, unit: 'times' } }).json()
  return data
}

export async function skip(habitId, date) {
  const { body } = await json.post('habits/skip', { json: { habitId, date } })
  return body.success
}

export async function drop(ids) {
  const payload = JSON.stringify({ ids })
  const reply = await api('habits/bulk', { method: 'DELETE', body: payload, headers: { 'content-type': 'application/json' } }).json()
  return reply.success
}

export async function reason(id) {
  try {
    return (await json.get(`habits/${id}`)).body.data.title
  } catch (error) {
    if (error instanceof HTTPError) return error.response.body.error
    throw error
  }
}
