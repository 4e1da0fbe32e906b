const request = (method) => async (path, body) => {
  const res = await fetch(process.env.HABIT_API + '/api/v1' + path, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const reply = await res.json()
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}

exports.get = request('GET')
exports.post = request('POST')
exports.put = request('PUT')
exports.del = request('DELETE')
