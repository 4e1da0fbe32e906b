'use strict'
const axios = require('axios')

class HabitServiceError extends Error {
  constructor(message, status) {
    super(message)
    this.name = 'HabitServiceError'
    this.status = status
  }
}

const http = axios.create({ baseURL: process.env.HABIT_API, timeout: 5000 })

http.interceptors.request.use((config) => {
  config.headers['X-API-Key'] = process.env.HABIT_API_KEY
  return config
})

// every caller gets the payload itself, or a HabitServiceError
http.interceptors.response.use(
  (response) => response.data.data,
  (failure) => {
    const body = failure.response && failure.response.data
    const message = (body && body.error) || failure.message
    return Promise.reject(new HabitServiceError(message, failure.response ? failure.response.status : 0))
  },
)

module.exports = { http, HabitServiceError }
