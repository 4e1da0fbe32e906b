const BASE = (process.env.HABIT_API ?? 'http://localhost:3000').replace(/\/+$/, '')
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export class Busy extends Error {}

async function attempt(method, path, body) {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 4000)
  try {
    const response = await fetch(`${BASE}/api/v1/${path}`, {
      method,
      signal: controller.signal,
      headers: Object.assign({ 'X-API-Key': process.env.HABIT_API_KEY }, body && { 'Content-Type': 'application/json' }),
      body: body ? JSON.stringify(body) : null,
    })
    if (response.status === 429) throw new Busy(response.headers.get('Retry-After') ?? '1')
    const answer = await response.json()
    return answer.success ? [null, answer.data] : [answer.error, null]
  } finally {
    clearTimeout(timer)
  }
}

export async function call(method, path, body, tries = 3) {
  try {
    return await attempt(method, path, body)
  } catch (error) {
    if (!(error instanceof Busy) || tries <= 1) throw error
    await sleep(Number(error.message) * 1000)
    return call(method, path, body, tries - 1)
  }
}
