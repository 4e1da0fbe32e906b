import axios from 'axios'

const http = axios.create({
  baseURL: new URL('/api/v1/', process.env.HABIT_API).href,
  timeout: 5000,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, Accept: 'application/json' },
})

http.interceptors.response.use(
  (response) => {
    if (response.data && response.data.success === false) return Promise.reject(new Error(response.data.error))
    return response
  },
  (error) => Promise.reject(new Error(error.response?.data?.error ?? error.message)),
)

const unwrap = ({ data: { data } }) => data

export const list = (today = false) => http.get(today ? 'habits/today' : 'habits').then(unwrap)
export const show = (id) => http.get(`habits/${id}`).then(unwrap)
export const create = (fields) => http.post('habits', fields).then(unwrap)
export const change = (id, fields) => http.put(`habits/${id}`, fields).then(unwrap)
export const remove = (...ids) =>
  ids.length === 1 ? http.delete(`habits/${ids[0]}`) : http.delete('habits/bulk', { data: { ids } })
export const checkIn = (habitId, date = new Date().toISOString().slice(0, 10)) =>
  http.post('habits/checkin', { habitId, date, status: 'done' })
export const skip = (habitId, date) => http.post('habits/skip', { habitId, date })
