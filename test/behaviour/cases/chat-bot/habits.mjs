let cache = null
let hits = 0

const api = async (path, init = {}) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json', ...init.headers },
  })
  const body = await response.json()
  if (!response.ok || body.error) throw new Error(body.error)
  return body.data
}

export async function habits({ fresh = false } = {}) {
  if (!fresh && cache) {
    hits++
    return cache
  }
  return (cache = await api('/habits'))
}

export const cacheHits = () => hits

export async function find(words) {
  const needle = words.trim().toLowerCase()
  const all = await habits()
  return all.find((it) => it.title.toLowerCase() === needle) ?? all.find((it) => it.title.toLowerCase().includes(needle))
}

export async function checkIn(habit, day) {
  await api('/habits/checkin', { method: 'POST', body: JSON.stringify({ habitId: habit.id, date: day, status: 'done' }) })
}

export async function skip({ id: habitId }, date) {
  await api('/habits/skip', { method: 'POST', body: JSON.stringify({ habitId, date }) })
}

export async function raise(habit, by = 1) {
  const changed = await api(`/habits/${habit.id}`, {
    method: 'PUT',
    body: JSON.stringify({ target: habit.target + by, unit: habit.unit }),
  })
  cache = cache?.map((it) => (it.id === changed.id ? { ...it, ...changed } : it)) ?? null
  return changed
}

export default { habits, find, checkIn, skip, raise }
