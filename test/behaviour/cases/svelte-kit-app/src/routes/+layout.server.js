import { createApi } from '$lib/server/api.js'

export async function load({ fetch, locals }) {
  return { user: locals.user, overview: await createApi(fetch).overview() }
}
