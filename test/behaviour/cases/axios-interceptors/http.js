const axios = require('axios')

const http = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, timeout: 8000 })

http.interceptors.request.use(config => {
  config.headers['X-API-Key'] = process.env.HABIT_API_KEY
  return config
})

// callers only ever see the payload
http.interceptors.response.use(
  response => response.data.data,
  err => {
    const text = err.response && err.response.data ? err.response.data.error : err.message
    return Promise.reject(new Error(text))
  }
)

module.exports = http
