import { env } from '$env/dynamic/private'
import { error } from '@sveltejs/kit'
import type { Habit, Reply } from '$lib/types'

type Fetch = typeof fetch

async function call<T>(fetch: Fetch, path: string, method = 'GET', body?: unknown): Promise<Reply<T>> {
  const response = await fetch(`${env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return response.json()
}

function must<T>(reply: Reply<T>, status = 502): T {
  if (!reply.success) error(status, reply.error)
  return reply.data
}

export const service = (fetch: Fetch) => ({
  habits: async () => must(await call<Habit[]>(fetch, '/habits')),
  habit: async (id: string) => must(await call<Habit>(fetch, `/habits/${id}`), 404),
  today: async () => must(await call<Habit[]>(fetch, '/habits/today')),
  notes: async (id: string) => must(await call<{ id: string; text: string }[]>(fetch, `/notes?habitId=${id}`)),
  create: (habit: Pick<Habit, 'title' | 'target'>) => call<Habit>(fetch, '/habits', 'POST', { ...habit, unit: 'times', frequency: 'daily' }),
  checkIn: (habitId: string, date: string) => call(fetch, '/habits/checkin', 'POST', { habitId, date, status: 'done' }),
  prune: (ids: string[]) => call(fetch, '/habits/bulk', 'DELETE', { ids }),
})
