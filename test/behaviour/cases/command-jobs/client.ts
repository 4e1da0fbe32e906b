export type Endpoint = 'habits' | 'habits/today' | 'habits/checkin' | 'habits/skip' | 'user/statistics' | 'statistics' | `habits/${string}` | `notes?habitId=${string}` | `logs?habitId=${string}` | 'notes'

export interface ResponseMap {
  'habits': HabitRecord[]
  'habits/today': HabitRecord[]
  'user/statistics': { habits: number; completions: number }
}
export interface HabitRecord { id: string; title: string; streak: number; target: number; unit: string; completedDates: string[] }

export interface Failure { success: false; data: null; error: string }
export interface Success<T> { success: true; data: T; error: null }
export type Reply<T> = Success<T> | Failure

export const isFailure = <T>(reply: Reply<T>): reply is Failure => !reply.success
export function assertOk<T>(reply: Reply<T>): asserts reply is Success<T> {
  if (isFailure(reply)) throw new TypeError(`habit api: ${reply.error}`)
}

export function get<K extends keyof ResponseMap>(endpoint: K): Promise<Reply<ResponseMap[K]>>
export function get<T>(endpoint: Endpoint): Promise<Reply<T>>
export async function get(endpoint: Endpoint): Promise<Reply<unknown>> {
  const res = await fetch(new URL(`/api/v1/${endpoint}`, process.env.HABIT_API), { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return res.json() as Promise<Reply<unknown>>
}
export async function post<T>(endpoint: Endpoint, body: object): Promise<Reply<T>> {
  const res = await fetch(new URL(`/api/v1/${endpoint}`, process.env.HABIT_API), {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return res.json() as Promise<Reply<T>>
}
