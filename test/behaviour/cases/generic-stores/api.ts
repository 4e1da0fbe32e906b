export interface Habit { id: string; title: string; frequency: 'daily' | 'weekly' | (string & {}); target: number; unit: string; streak: number; completedDates: string[] }
export type Ok<T> = { success: true; data: T; error: null }
export type Err = { success: false; data: null; error: string }
export type Reply<T> = Ok<T> | Err
type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'
export async function api<T>(method: Verb, path: `/${string}`, body?: object): Promise<Reply<T>> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) })
  return (await res.json()) as Reply<T>
}
export function unwrap<T>(reply: Reply<T>): T {
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}
export const isOk = <T>(r: Reply<T>): r is Ok<T> => r.success
