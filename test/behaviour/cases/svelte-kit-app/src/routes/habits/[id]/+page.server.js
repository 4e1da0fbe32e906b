import { createApi } from '$lib/server/api.js'

/** @type {import('./$types').PageServerLoad} */
export const load = async ({ fetch, params }) => ({ habit: await createApi(fetch).one(params.id) })
