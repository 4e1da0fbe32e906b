/**
 * @typedef {object} Habit
 * @property {string} id
 * @property {string} title
 * @property {'daily' | 'weekly'} frequency
 * @property {number} target
 * @property {string} unit
 * @property {number} streak
 * @property {string[]} completedDates
 */

/**
 * @template T
 * @typedef {{ success: boolean, data: T, error: string | null }} Envelope
 */

const base = `${process.env.HABIT_API}/api/v1`

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<T>}
 */
export async function load(path, init = {}) {
  const headers = new Headers(init.headers)
  headers.set('X-API-Key', process.env.HABIT_API_KEY ?? '')
  if (init.body) headers.set('Content-Type', 'application/json')
  const response = await fetch(`${base}${path}`, { ...init, headers })
  /** @type {Envelope<T>} */
  const envelope = await response.json()
  if (envelope.success) return envelope.data
  throw new Error(`${init.method ?? 'GET'} ${path} failed: ${envelope.error}`)
}

/** @returns {AsyncGenerator<Habit>} */
export async function* eachHabit() {
  /** @type {Habit[]} */
  const habits = await load('/habits')
  for (const habit of habits) yield habit
}

/** @param {Pick<Habit, 'id'>} habit @param {string} text */
export const comment = ({ id }, text) => load('/notes', { method: 'POST', body: JSON.stringify({ habitId: id, text }) })
