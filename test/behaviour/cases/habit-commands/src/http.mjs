const BASE = process.env.HABIT_API ?? 'http://127.0.0.1:3000'
const KEY = process.env.HABIT_API_KEY

export class HttpError extends Error {
  constructor(status, message) {
    super(message)
    this.name = 'HttpError'
    this.status = status
  }
}

export async function request(method, path, { query, body } = {}) {
  const url = new URL(`/api/v1${path}`, BASE)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)

  const response = await fetch(url, {
    method,
    headers: {
      'X-API-Key': KEY,
      Accept: 'application/json',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : undefined,
  })

  const payload = await response.json().catch(() => ({ success: false, error: response.statusText }))
  if (!payload.success) throw new HttpError(response.status, payload.error ?? 'unknown error')
  return payload.data
}
