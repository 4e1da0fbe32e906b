export namespace HabitApi {
  export enum Period { Daily = 'daily', Weekly = 'weekly' }
  export enum Unit { Times = 'times', Minutes = 'minutes' }
  export interface Habit { id: string; title: string; frequency: Period; target: number; unit: Unit; streak: number; completedDates: string[] }
  export interface Draft { title: string; frequency?: Period; target?: number; unit?: Unit }
  export interface Response<T> { success: boolean; data: T; error: string | null }
  export class ApiError extends Error { constructor(public readonly code: number, message: string) { super(message) } }

  const root = () => `${process.env.HABIT_API}/api/v1`
  const options = (method: string, payload?: object): RequestInit => ({
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY as string, 'Content-Type': 'application/json' },
    body: payload ? JSON.stringify(payload) : undefined,
  })
  async function open<T>(path: string, init: RequestInit): Promise<T> {
    const raw = await fetch(root() + path, init)
    const parsed: Response<T> = await raw.json()
    if (parsed.error !== null) throw new ApiError(raw.status, parsed.error)
    return parsed.data
  }

  export function habits(): Promise<Habit[]>
  export function habits(id: string): Promise<Habit>
  export function habits(filter: (habit: Habit) => boolean): Promise<Habit[]>
  export async function habits(arg?: string | ((habit: Habit) => boolean)): Promise<Habit | Habit[]> {
    if (typeof arg === 'string') return open<Habit>(`/habits/${arg}`, options('GET'))
    const all = await open<Habit[]>('/habits', options('GET'))
    return arg ? all.filter(arg) : all
  }
  export const create = (draft: Draft) => open<Habit>('/habits', options('POST', draft))
  export const change = (id: string, draft: Partial<Draft>) => open<Habit>(`/habits/${id}`, options('PATCH', draft))
  export const destroy = (...ids: string[]) => open<{ deleted: number }>('/habits/bulk', options('DELETE', { ids }))
  export const logs = (habitId: string) => open<unknown[]>(`/logs?habitId=${habitId}`, options('GET'))
  export const isDue = (habit: Habit) => habit.frequency === Period.Daily && habit.completedDates.length < 10
}
