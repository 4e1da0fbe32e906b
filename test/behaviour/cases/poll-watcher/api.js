const axios = require('axios')

class HabitApi {
  constructor(host, key) {
    this.client = axios.create({ baseURL: `${host}/api/v1`, headers: { 'X-API-Key': key } })
    this.client.interceptors.response.use((r) => r.data.data, (e) => Promise.reject(new Error(e.response ? e.response.data.error : e.message)))
  }
  list() { return this.client.get('/habits') }
  add(title, target) { return this.client.post('/habits', { title, target, frequency: 'daily', unit: 'times' }) }
  change(id, fields) { return this.client.put(`/habits/${id}`, fields) }
  remove(id) { return this.client.delete(`/habits/${id}`) }
}

module.exports = HabitApi
