import axios from 'axios'

const http = axios.create({
  baseURL: new URL('/api/v1', process.env.HABIT_API).href,
  timeout: 5000,
})

http.interceptors.request.use((config) => {
  config.headers['X-API-Key'] = process.env.HABIT_API_KEY
  return config
})

export async function withRetry(attempt, times = 3) {
  let last
  for (let i = 0; i < times; i++) {
    try {
      return await attempt()
    } catch (err) {
      last = err
      if (err.response && err.response.status < 500) break
    }
  }
  throw last
}

export default http
