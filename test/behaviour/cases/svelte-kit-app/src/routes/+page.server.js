import { fail } from '@sveltejs/kit'
import { createApi } from '$lib/server/api.js'

export const load = async ({ fetch }) => {
  const api = createApi(fetch)
  const [habits, due] = await Promise.all([api.list(), api.today()])
  return { habits, due: due.length, shelf: { title: 'Books' } }
}

export const actions = {
  create: async ({ request, fetch }) => {
    const data = await request.formData()
    const title = data.get('title')
    if (!title) return fail(400, { title, missing: true })
    const created = await createApi(fetch).create({
      title,
      frequency: 'daily',
      target: Number(data.get('target') ?? 1),
      unit: 'min',
    })
    return { title, created }
  },
  skip: async ({ request, fetch }) => {
    const data = await request.formData()
    await createApi(fetch).skip(data.get('id'), '2025-01-09')
    return { skipped: true }
  },
}
