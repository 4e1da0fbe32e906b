import { API_ENDPOINTS, SCREENS } from './endpoints.ts'

interface Habit {
  id: string
  title: string
  streak: number
}

const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }
const film = { title: 'Alien', streak: 3 }

async function habits(day?: string): Promise<Habit[]> {
  const query = day ? `?date=${day}` : ''
  const response = await fetch(`${API_ENDPOINTS.createHabit}${query}`, { headers })
  return ((await response.json()) as { data: Habit[] }).data
}

async function search(word?: string): Promise<number> {
  const response = await fetch(`${API_ENDPOINTS.createHabit}${word ? `?search=${encodeURIComponent(word)}&all=1` : ''}`, { headers })
  const { data } = (await response.json()) as { data: Habit[] }
  return data.length
}

const created = await fetch(API_ENDPOINTS.createHabit, { method: 'POST', headers, body: JSON.stringify({ title: 'Stretch', frequency: 'daily', target: 1, unit: 'times' }) })
const { data: made } = (await created.json()) as { data: Habit }
console.log(made.title)
console.log((await habits()).map(({ title }) => title))
console.log((await search('run')) > 0, (await search()) > 0)

const one = (await (await fetch(API_ENDPOINTS.habitById + 'h1', { headers })).json()) as { data: Habit }
console.log(one.data.title, one.data.streak)
const other = (await (await fetch(API_ENDPOINTS.markDone('h2'), { headers })).json()) as { data: Habit }
console.log(other.data.title, film.title, film.streak)
console.log(Object.values(SCREENS).join(' '), API_ENDPOINTS.types.endsWith('/habit-types/'))
