import { service } from '$lib/server/service'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ params, fetch }) => {
  const api = service(fetch)
  const [habit, notes] = await Promise.all([api.habit(params.id), api.notes(params.id)])
  return { habit, notes, title: habit.title }
}
