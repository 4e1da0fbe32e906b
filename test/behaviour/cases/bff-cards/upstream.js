import axios from 'axios'

const upstream = axios.create({
  baseURL: `${process.env.HABIT_API}/api/v1`,
  timeout: 2000,
})
upstream.defaults.headers.common['X-API-Key'] = process.env.HABIT_API_KEY

upstream.interceptors.response.use(
  ({ data: { data } }) => data,
  (error) => {
    const problem = new Error(error.response?.data?.error ?? 'upstream is down')
    problem.status = error.response?.status ?? 502
    throw problem
  },
)

export default upstream
