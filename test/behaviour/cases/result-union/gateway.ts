import { err, ok, type Result } from './result.ts'

export interface Habit {
  id: string
  title: string
  target: number
  unit: string
  streak: number
}

interface WireReply<T> {
  success: boolean
  data: T | null
  error: string | null
}

export async function call<T>(path: string, init?: RequestInit): Promise<Result<T, string>> {
  let reply: WireReply<T>
  try {
    const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
      ...init,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    })
    reply = await response.json()
  } catch {
    return err('network')
  }
  return reply.success && reply.data ? ok(reply.data) : err(reply.error ?? 'unknown')
}

export const getHabit = (id: string) => call<Habit>(`/habits/${id}`)
export const today = () => call<Habit[]>('/habits/today')
export const rename = (id: string, title: string) =>
  call<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) })
