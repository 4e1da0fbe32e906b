import type { Habit, HabitPatch, NewHabit } from './types.ts'

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

type ApiResponse<T> = { success: boolean; data: T; error: string | null }

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) } as RequestInit)
  const json = (await response.json()) as ApiResponse<T>
  if (!json.success) throw new Error(json.error!)
  return json.data
}

export const list = () => send<Habit[]>('GET', '/habits')
export const create = (habit: NewHabit) => send<Habit>('POST', '/habits', habit)
export const patch = (id: Habit['id'], changes: HabitPatch) => send<Habit>('PUT', `/habits/${id}`, changes)
