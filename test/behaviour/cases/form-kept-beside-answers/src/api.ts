import type { HabitInput } from './draft.ts'

export interface Habit extends HabitInput {
  id: string
  streak: number
}

const send = async <T,>(method: string, path: string, body?: unknown): Promise<T> => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
  const json = await res.json()
  if (!json.success) throw new Error(json.error)
  return json.data as T
}
export const createHabit = (input: HabitInput) => send<Habit>('POST', '/habits', input)
export const getHabit = (id: string) => send<Habit>('GET', `/habits/${id}`)
export const saveHabit = (id: string, input: HabitInput) => send<Habit>('PUT', `/habits/${id}`, input)
