/** @typedef {import('./types.js').Habit} Habit */

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }

/**
 * @returns {Promise<Habit[]>}
 */
export async function list() {
  const response = await fetch(`${base}/habits`, { headers })
  /** @type {import('./types.js').HabitList} */
  const body = await response.json()
  if (!body.success) throw new Error(body.error ?? 'unknown')
  return body.data
}

/**
 * @param {string} id
 * @returns {Promise<Habit>}
 */
export async function find(id) {
  const response = await fetch(`${base}/habits/${id}`, { headers })
  const body = /** @type {import('./types.js').Envelope<Habit>} */ (await response.json())
  return body.data
}

/**
 * @param {Pick<Habit, 'title' | 'target' | 'unit'>} habit
 * @returns {Promise<Habit>}
 */
export async function create(habit) {
  const response = await fetch(`${base}/habits`, { method: 'POST', headers, body: JSON.stringify(habit) })
  return (await response.json()).data
}
