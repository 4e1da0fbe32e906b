import axios from 'axios'

const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
export const api = axios.create({ baseURL: `${process.env.HABIT_API}/api/v1`, headers })

// callers want the payload where axios has the body
api.interceptors.response.use((response) => {
  response.took = 1
  response.data = response.data.data
  return response
})

/** The response itself, with its parsed body beside it. */
export async function get(path) {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers })
  response.payload = await response.json()
  return response
}
