const { compact } = require('./merge')

const request = async (method, path, body) => {
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
  const { success, data, error } = await res.json()
  if (!success) throw new Error(error)
  return data
}

exports.create = (h) => request('POST', '/habits', compact({ title: h.title, frequency: h.frequency, target: h.target, unit: h.unit }))
exports.all = () => request('GET', '/habits')