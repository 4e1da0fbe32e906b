import { greet } from '$lib/server/session'
import type { LayoutServerLoad } from './$types'

export const load: LayoutServerLoad = async ({ locals }) => ({ greeting: greet(locals.user) })
