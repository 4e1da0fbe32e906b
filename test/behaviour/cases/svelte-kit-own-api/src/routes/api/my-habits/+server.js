import { json } from '@sveltejs/kit'
import { service } from '$lib/server/service.js'

export async function GET({ url }) {
  const habits = await service('/habits')
  const least = Number(url.searchParams.get('streak') ?? 0)
  return json(habits.filter(({ streak }) => streak >= least))
}

/** @type {import('./$types').RequestHandler} */
export const POST = async ({ request }) => {
  const wanted = await request.json()
  return json({ made: await service('/habits', { method: 'POST', body: JSON.stringify(wanted) }) }, { status: 201 })
}
