import { derived, get, readable, writable } from 'svelte/store'

const url = (path) => `${process.env.HABIT_API}/api/v1${path}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

export const habits = writable([])
export const selectedId = writable(null)
export const theme = readable({ title: 'dark' }, () => () => {})

export const titles = derived(habits, ($habits) => $habits.map((habit) => habit.title).join())

export const selected = derived([habits, selectedId], ([$habits, $id]) =>
  $habits.find((habit) => habit.id === $id),
)

export const longest = derived(
  habits,
  ($habits, set) => set($habits.reduce((best, { streak }) => Math.max(best, streak), 0)),
  0,
)

/** A store of its own, by the contract. */
function createStatistics() {
  let current = { data: null, error: null }
  const listeners = new Set()
  return {
    subscribe(listener) {
      listeners.add(listener)
      listener(current)
      return () => listeners.delete(listener)
    },
    async load() {
      const response = await fetch(url('/user/statistics'), { headers })
      const { data } = await response.json()
      current = { data, error: null }
      listeners.forEach((listener) => listener(current))
    },
  }
}

export const statistics = createStatistics()

export async function refresh() {
  const response = await fetch(url('/habits'), { headers })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  habits.set(body.data)
  selectedId.set(body.data[1].id)
  await statistics.load()
}

export async function skip(habitId) {
  const habit = get(habits).find(({ id }) => id === habitId)
  await fetch(url('/habits/skip'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ habitId, date: '2025-01-09' }),
  })
  habits.update((all) => all.map((each) => (each === habit ? { ...each, title: each.title + '!' } : each)))
}
