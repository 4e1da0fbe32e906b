const base = process.env.HABIT_API
const shared = { headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' } }

const LIST = new Request(`${base}/api/v1/habits`, shared)
const json = (value) => JSON.stringify(value)

export const list = () => fetch(LIST.clone())
export const today = () => fetch(`${base}/api/v1/habits/today`, shared)
export const patch = (id, changes) => fetch(`${base}/api/v1/habits/${id}`, { ...shared, method: 'PUT', body: json(changes) })

/** Asks again until the list has so many habits. */
export async function* polling(count) {
  const request = new Request(`${base}/api/v1/habits`, shared)
  for (;;) {
    const response = await fetch(request)
    const { data } = await response.json()
    yield data
    if (data.length >= count) return
  }
}

export function* marks(habits, date) {
  const options = { ...shared, method: 'POST' }
  for (const habit of habits) {
    yield fetch(`${base}/api/v1/habits/checkin`, {
      ...options,
      body: json({ habitId: habit.id, date, status: 'done' }),
    })
  }
}

export async function createAll(drafts) {
  const init = { ...shared, method: 'POST' }
  const made = []
  for (const draft of drafts) {
    init.body = json(draft)
    const response = await fetch(`${base}/api/v1/habits`, init)
    made.push((await response.json()).data)
  }
  return made
}
