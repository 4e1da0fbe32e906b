import { env } from './runtime.ts'

const root = new URL('/api/v1/', env.get('HABIT_API'))
const headers = new Headers()
headers.set('X-API-Key', env.get('HABIT_API_KEY') ?? '')
headers.append('Content-Type', 'application/json')

export async function get<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, root), { headers })
  const reply: Reply<T> = await response.json()
  if (reply.error !== null) throw new Error(reply.error)
  return reply.data
}

export async function send(path: string, method: 'POST' | 'PUT' | 'DELETE', body: BodyInit) {
  const response = await fetch(new URL(path, root), { method, headers, body })
  return (await response.json()) as Reply<HabitRecord>
}
