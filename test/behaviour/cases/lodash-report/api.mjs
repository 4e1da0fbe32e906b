import get from 'lodash/get.js'

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY }

const call = async (path, options = {}) => {
  const response = await fetch(`${base}${path}`, { headers, ...options })
  return response.json()
}

export const habits = async () => get(await call('/habits'), 'data', [])
export const first = async () => get(await call('/habits'), 'data[0].title')
export const rename = (id, changes) =>
  call(`/habits/${id}`, { method: 'PUT', body: JSON.stringify(changes) })
