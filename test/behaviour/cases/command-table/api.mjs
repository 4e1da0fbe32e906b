const base = `${process.env.HABIT_API}/api/v1/`

async function send(method, path, body) {
  const response = await fetch(base + path, {
    method: method.toUpperCase(),
    headers: { 'x-api-key': process.env.HABIT_API_KEY, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
  return response.json()
}

async function unwrap(method, path, body) {
  const { success, data, error } = await send(method, path, body)
  if (success) return data
  throw new Error(error)
}

export const api = {
  get: (path) => unwrap('get', path),
  post: (path, body) => unwrap('post', path, body),
  delete: (path, body) => unwrap('delete', path, body),
  async try(method, path, body) {
    try {
      return { ok: true, data: await unwrap(method, path, body) }
    } catch (e) {
      return { ok: false, message: e.message }
    }
  },
}
