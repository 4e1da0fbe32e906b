import axios from 'axios'

const client = axios.create({
  baseURL: new URL('/api/v1/', process.env.HABIT_API).href,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  validateStatus: () => true,
})

client.interceptors.response.use(({ data, status }) => {
  if (data.success) return data.data
  const failure = new Error(data.error)
  failure.status = status
  throw failure
})

export default client
