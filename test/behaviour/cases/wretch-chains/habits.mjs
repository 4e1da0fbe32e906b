import wretch from 'wretch'

const api = wretch(`${process.env.HABIT_API}/api/v1`)
  .headers({ 'X-API-Key': process.env.HABIT_API_KEY })
  .errorType('json')

const all = api.url('/habits')

export const habits = () => all.get().json(({ data }) => data)
export const today = async () => (await all.get('/today').json()).data.map((habit) => habit.title)
export const create = (title) => all.post({ title, frequency: 'daily', target: 3, unit: 'times' }).json()
export const done = (habitId, date) =>
  api
    .url('/habits/checkin')
    .post({ habitId, date, status: 'done' })
    .json()
    .then((reply) => reply.success)
export const removeAll = (ids) => api.url('/habits/bulk').json({ ids }).delete().res((res) => res.ok)
export const title = (id) =>
  api
    .get(`/habits/${id}`)
    .notFound((error) => ({ data: { title: error.json.error } }))
    .json()
    .then(({ data }) => data.title)
export const statistics = async () => (await api.get('/user/statistics').json()).data.habits
