import { error } from '@sveltejs/kit'
import { HABIT_API, HABIT_API_KEY } from '$env/static/private'

const headers = { 'X-API-Key': HABIT_API_KEY, 'Content-Type': 'application/json' }

/** The habit service as one request's `fetch` reaches it. */
export function createApi(fetch) {
  async function call(method, path, body) {
    const response = await fetch(`${HABIT_API}/api/v1${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : undefined,
    })
    const result = await response.json()
    if (!result.success) error(response.status, result.error)
    return result.data
  }

  return {
    list: () => call('GET', '/habits'),
    today: () => call('GET', '/habits/today'),
    one: (id) => call('GET', `/habits/${id}`),
    create: (habit) => call('POST', '/habits', habit),
    skip: (habitId, date) => call('POST', '/habits/skip', { habitId, date }),
    overview: () => call('GET', '/user/statistics'),
  }
}
