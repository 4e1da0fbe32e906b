const root = process.env.HABIT_API

export class ApiError extends Error {
  constructor(message, status) {
    super(message)
    this.name = 'ApiError'
    this.status = status
  }
}

async function send(method, path, body) {
  const res = await fetch(`${root}/api/v1${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'X-API-Key': process.env.HABIT_API_KEY,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })
  const json = await res.json()
  if (!json.success) throw new ApiError(json.error, res.status)
  return json.data
}

export const get = (path) => send('GET', path)
export const post = (path, body) => send('POST', path, body)
export const put = (path, body) => send('PUT', path, body)
export const del = (path, body) => send('DELETE', path, body)
