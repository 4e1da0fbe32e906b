import { json } from '@sveltejs/kit'
import { service } from '$lib/server/service'
import type { RequestHandler } from './$types'

export const GET: RequestHandler = async ({ fetch }) => {
  const due = await service(fetch).today()
  return json(due.map(({ id, title: label, target }) => ({ id, label, goal: target })))
}

export const POST: RequestHandler = async ({ request, fetch }) => {
  const { habit, on } = await request.json()
  const reply = await service(fetch).checkIn(habit, on)
  return json({ ok: reply.success })
}
