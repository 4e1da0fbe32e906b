'use strict'

module.exports = async function http (path, opts = {}) {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method: opts.method || 'GET',
    headers: Object.assign({ 'X-API-Key': process.env.HABIT_API_KEY }, opts.json ? { 'Content-Type': 'application/json' } : {}),
    body: opts.json ? JSON.stringify(opts.json) : undefined
  })
  return res.json()
}

module.exports.unwrap = function (answer) {
  if (answer.success) return answer.data
  const e = new Error(answer.error)
  e.name = 'HabitError'
  throw e
}
