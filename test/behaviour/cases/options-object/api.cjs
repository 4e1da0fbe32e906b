const DEFAULTS = { method: 'GET', path: '/', body: null, query: null }

async function api (options) {
  const { method, path, body, query } = { ...DEFAULTS, ...options }
  const suffix = query ? '?' + new URLSearchParams(query) : ''
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}${suffix}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-api-key': process.env.HABIT_API_KEY
    },
    body: body === null ? undefined : JSON.stringify(body)
  })
  const out = await res.json()
  return { ok: out.success, value: out.data, reason: out.error }
}

exports.habits = () => api({ path: '/habits' })
exports.habit = id => api({ path: `/habits/${id}` })
exports.create = habit => api({ method: 'POST', path: '/habits', body: habit })
exports.checkin = (habitId, date) => api({ method: 'POST', path: '/habits/checkin', body: { habitId, date, status: 'done' } })
exports.removeMany = ids => api({ method: 'DELETE', path: '/habits/bulk', body: { ids } })
exports.notes = habitId => api({ path: '/notes', query: { habitId } })
