import makeApi from './make-api.mjs'

const api = makeApi(`${process.env.HABIT_API}/api/v1`, {
  headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
})

export const list = () => api.get('/habits')
export const show = (id) => api.get(`/habits/${id}`)
export const create = ({ title, times = 1 }) => api.post('/habits', { title, target: times, unit: 'times', frequency: 'daily' })
export const destroy = (id) => api.delete(`/habits/${id}`)
export const note = (habitId, text) => api.post('/notes', { habitId, text })
export const notes = (habitId) => api.get(`/notes?habitId=${habitId}`)
