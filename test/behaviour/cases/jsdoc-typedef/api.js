/** @import { Envelope, Habit } from './types.js' */

const root = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': String(process.env.HABIT_API_KEY) }

/**
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
async function get(path) {
  const response = await fetch(root + path, { headers })
  const envelope = /** @type {Envelope<T>} */ (await response.json())
  if (!envelope.success) throw new Error(envelope.error ?? 'unknown error')
  return envelope.data
}

/** @returns {Promise<Habit[]>} */
export const allHabits = () => get('/habits')

/** @param {string} id @returns {Promise<Habit>} */
export const oneHabit = (id) => get(`/habits/${id}`)
