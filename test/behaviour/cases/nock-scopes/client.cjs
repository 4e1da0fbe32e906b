const axios = require('axios')

const http = axios.create({ baseURL: 'https://habits.test/api/v1', headers: { 'X-API-Key': 'k-test' }, adapter: 'http' })

exports.list = async () => (await http.get('/habits')).data.data
exports.today = async () => (await http.get('/habits/today')).data.data
exports.create = async (habit) => (await http.post('/habits', habit)).data.data
exports.checkIn = async (habitId, date) => (await http.post('/habits/checkin', { habitId, date, status: 'done' })).data.success
exports.skip = async (habitId, date) => (await http.post('/habits/skip', { habitId, date })).data.success
exports.clear = (ids) => http.delete('/habits/bulk', { data: { ids } })
exports.notes = async (habitId) => (await http.get(`/notes?habitId=${habitId}`)).data.data
exports.rename = async (id, title) => {
  try {
    return (await http.put(`/habits/${id}`, { title })).data.data.title
  } catch (error) {
    return error.response.data.error
  }
}
exports.books = async () => (await axios.get('https://books.test/shelf', { adapter: 'http' })).data.data
