import got from 'got'
import ky from 'ky'
import { request } from 'undici'

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const api = ky.create({ prefixUrl: base, headers })

/** Options that give a query: in the place of the one in the address. */
export const dueByKy = (limit) =>
  api.get('habits/today', { searchParams: { limit } }).json().then(({ data }) => data.map((habit) => habit.title))

export const dueByGot = async (limit) => {
  const { data } = await got(`${base}/habits/today`, { headers, searchParams: { limit, tag: 'all' } }).json()
  return data.map((habit) => habit.streak)
}

export async function dueByUndici() {
  const { body } = await request(`${base}/habits/today`, { headers, query: { sort: 'title' } })
  const { data } = await body.json()
  return data.length
}

export const listByGot = (limit) =>
  got(`${base}/habits`, { headers, searchParams: { limit } }).json().then(({ data }) => data.map(({ target }) => target))
