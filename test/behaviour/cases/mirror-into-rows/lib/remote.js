'use strict'
const axios = require('axios').default

module.exports = class Remote {
  constructor(baseURL, apiKey) {
    this.http = axios.create({ baseURL: baseURL + '/api/v1', validateStatus: () => true })
    this.http.interceptors.request.use((config) => {
      config.headers['X-API-Key'] = apiKey
      return config
    })
  }

  async habits() {
    const res = await this.http.get('/habits')
    return this.unwrap(res)
  }

  async rename(id, title) {
    return this.unwrap(await this.http.put('/habits/' + id, { title }))
  }

  async purge(ids) {
    return this.unwrap(await this.http.request({ method: 'delete', url: '/habits/bulk', data: { ids } }))
  }

  async skip(habitId, date) {
    return this.unwrap(await this.http.post('/habits/skip', { habitId, date }))
  }

  unwrap({ status, data: body }) {
    if (status >= 400 || !body.success) {
      const error = new Error(body.error || 'status ' + status)
      error.code = status === 404 ? 'ENOTFOUND' : 'EREMOTE'
      throw error
    }
    return body.data
  }
}
