import { memoize } from './memoize.js'

const root = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

async function get(path) {
  const { success, data, error } = await fetch(root + path, { headers }).then((r) => r.json())
  if (success) return data
  throw new Error(error)
}

export const habits = memoize(() => get('/habits'))
export const habit = memoize((id) => get(`/habits/${id}`))
export const statistics = memoize(() => get('/statistics'))
export const areas = memoize(() => get('/areas'))
