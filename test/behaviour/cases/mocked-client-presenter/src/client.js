import axios from 'axios'

const http = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

export const fetchHabits = () => http.get('/habits').then((r) => r.data.data)
export const fetchHabit = (id) => http.get(`/habits/${id}`).then((r) => r.data.data)
export const updateHabit = (id, changes) => http.put(`/habits/${id}`, changes).then((r) => r.data)
