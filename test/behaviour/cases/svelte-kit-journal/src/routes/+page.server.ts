import { fail } from '@sveltejs/kit'
import { service } from '$lib/server/service'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ fetch, depends }) => {
  depends('app:habits')
  const habits = await service(fetch).habits()
  const longest = habits.reduce((a, b) => (b.streak > a.streak ? b : a))
  return { habits, longest, days: habits.flatMap((habit) => habit.completedDates.length) }
}

export const actions: Actions = {
  create: async ({ request, fetch }) => {
    const form = await request.formData()
    const title = String(form.get('title'))
    const reply = await service(fetch).create({ title, target: Number(form.get('target')) })
    if (!reply.success) return fail(400, { title, problem: reply.error })
    return { created: reply.data.title }
  },
  done: async ({ request, fetch }) => {
    const { success } = await service(fetch).checkIn(String((await request.formData()).get('id')), '2024-12-10')
    return success ? { done: true } : fail(400, { problem: 'not done' })
  },
  prune: async ({ request, fetch }) => {
    const ids = String((await request.formData()).get('ids')).split(',')
    await service(fetch).prune(ids)
  },
}
