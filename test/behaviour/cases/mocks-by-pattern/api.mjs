import axios from 'axios'
const http = axios.create({ baseURL: 'https://habits.test/api/v1', headers: { 'X-API-Key': 'k-test' } })
export { http }
export const list = async () => (await http.get('/habits')).data.data
export const one = async (id) => (await http.get(`/habits/${id}`)).data.data
export const today = async () => (await http.get('/habits/today')).data.data
export const done = async (habitId, date) => (await http.post('/habits/checkin', { habitId, date, status: 'done' })).data.success
export const make = async (title) => (await http.post('/habits', { title, frequency: 'daily' })).data.data
export const drop = async (ids) => (await http.delete('/habits/bulk', { data: { ids } })).status
export const shelf = async () => (await axios.get('https://books.test/shelf/habits')).data.data
