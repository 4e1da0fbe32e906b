import { env } from '$env/dynamic/private'
import type { HandleFetch } from '@sveltejs/kit'

/** Signs what goes to the habit service. */
export const handleFetch: HandleFetch = async ({ request, fetch }) => {
  if (request.url.startsWith(env.HABIT_API ?? '')) request.headers.set('X-API-Key', env.HABIT_API_KEY ?? '')
  return fetch(request)
}
