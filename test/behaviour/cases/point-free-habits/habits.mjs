import { pipeAsync } from './fp.mjs'

const withKey = (init = {}) => ({ ...init, headers: { ...init.headers, 'X-API-Key': process.env.HABIT_API_KEY } })
const withJson = (value) => (init = {}) => ({
  ...init,
  method: 'POST',
  headers: { ...init.headers, 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})

const toUrl = (path) => `${process.env.HABIT_API}/api/v1${path}`
const parse = (response) => response.json()
const payload = ({ success, data, error }) => {
  if (success) return data
  throw new Error(error)
}

export const get = pipeAsync(toUrl, (url) => fetch(url, withKey()), parse, payload)
export const post = (path) => (value) =>
  pipeAsync(toUrl, (url) => fetch(url, withKey(withJson(value)())), parse, payload)(path)

export const title = (habit) => habit.title
export const streak = (habit) => habit.streak
export const goal = ({ target, unit }) => (unit === 'times' ? `${target}x` : `${target} ${unit}`)
export const isDaily = ({ frequency }) => frequency === 'daily'
export const completions = ({ completedDates: { length } }) => length
export const longerThan = (days) => (habit) => streak(habit) > days

export const checkin = (date) => ({ id: habitId }) => post('/habits/checkin')({ habitId, date, status: 'done' })
export const create = post('/habits')
