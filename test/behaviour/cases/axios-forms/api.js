'use strict'

const { default: axios, isAxiosError } = require('axios')

const api = axios.create({
  baseURL: `${process.env.HABIT_API}/api/v1/`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  validateStatus: (status) => status < 500,
})

/** Answers come parsed and unwrapped. */
const raw = axios.create({
  baseURL: api.defaults.baseURL,
  headers: { common: { 'X-API-Key': process.env.HABIT_API_KEY } },
  transformResponse: [
    (text) => {
      const reply = JSON.parse(text)
      return reply.success ? reply.data : null
    },
  ],
})

api.interceptors.request.use((config) => {
  config.headers.Accept = 'application/json'
  return config
})

const send = (method, url, data) => api({ method, url, data }).then(({ data: reply }) => reply)

exports.list = async () => (await send('get', 'habits')).data
exports.today = async () => (await raw('habits/today')).data
exports.one = async (id) => (await raw.get(`habits/${id}`)).data
exports.create = (title, frequency) => send('post', 'habits', { title, frequency, target: 1, unit: 'times' })
exports.done = async (habitId, date) => {
  const { status, data: { success } } = await api.request({
    url: 'habits/checkin',
    method: 'post',
    data: { habitId, date, status: 'done' },
  })
  return success && status === 201
}
exports.notes = async (habitId) => {
  const { token } = axios.CancelToken.source()
  const res = await axios({
    url: '/notes',
    baseURL: `${process.env.HABIT_API}/api/v1`,
    params: { habitId },
    headers: { 'X-API-Key': process.env.HABIT_API_KEY },
    cancelToken: token,
  })
  return res.data.data
}
exports.removeAll = async (ids) => {
  const res = await api.delete('habits/bulk', { data: { ids } })
  return res.data.success
}
exports.strict = async (id) => {
  try {
    const res = await api.get(`/habits/${id}`, { validateStatus: null, transitional: {} })
    if (res.data.error) return res.data.error
    await axios.get(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers: api.defaults.headers })
    return 'there'
  } catch (error) {
    if (!isAxiosError(error)) throw error
    return error.response ? error.response.data.error : error.message
  }
}
