import { json } from '@sveltejs/kit'
import { service } from '$lib/server/service.js'

export async function PUT({ params, request }) {
  const { heading } = await request.json()
  return json(await service(`/habits/${params.id}`, { method: 'PUT', body: JSON.stringify({ title: heading }) }))
}
