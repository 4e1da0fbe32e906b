import type { Draft, Habit } from './habit.ts'
type Reply = { success: boolean; data: Habit; error: string | null }
const send = async (path: string, init: RequestInit = {}): Promise<Reply> => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
  })
  return response.json()
}
export const get = (id: string) => send(`/habits/${id}`)
export const save = (draft: Draft) => send('/habits', { method: 'POST', body: JSON.stringify({ ...draft, unit: 'times' }) })
