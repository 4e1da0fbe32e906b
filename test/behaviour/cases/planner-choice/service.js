'use strict'
const fetchJson = (url, opts) => fetch(url, opts).then((r) => r.json())

module.exports = function createService(env) {
  const url = (p) => env.HABIT_API + '/api/v1' + p
  const headers = { 'X-API-Key': env.HABIT_API_KEY, 'content-type': 'application/json' }
  return {
    getHabits: () => fetchJson(url('/habits'), { headers }),
    mark(kind, habitId, date) {
      switch (kind) {
        case 'done':
          return fetchJson(url('/habits/checkin'), { method: 'POST', headers, body: JSON.stringify({ habitId, date, status: kind }) })
        case 'skip':
          return fetchJson(url('/habits/skip'), { method: 'POST', headers, body: JSON.stringify({ habitId, date }) })
        case 'note':
          return fetchJson(url('/notes'), { method: 'POST', headers, body: JSON.stringify({ habitId, text: date }) })
        default:
          return Promise.resolve({ success: false, error: 'unknown kind ' + kind })
      }
    },
    patch: (id, fields) => fetchJson(url(`/habits/${id}`), { method: 'PATCH', headers, body: JSON.stringify(fields) }),
  }
}