const root = process.env.HABIT_API + '/api/v1'
const key = process.env.HABIT_API_KEY

async function request (method, path, body) {
  const options = { method, headers: { 'x-api-key': key } }
  if (body !== undefined) {
    options.headers['content-type'] = 'application/json'
    options.body = JSON.stringify(body)
  }
  const response = await fetch(root + path, options)
  const payload = await response.json()
  if (!payload.success) {
    const err = new Error(payload.error)
    err.status = response.status
    throw err
  }
  return payload.data
}

module.exports = {
  get: path => request('GET', path),
  post: (path, body) => request('POST', path, body),
  put: (path, body) => request('PUT', path, body),
  del (path, body) { return request('DELETE', path, body) }
}
