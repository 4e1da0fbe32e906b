export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface FieldError { field: 'title' | 'target' | 'form'; message: string }
export class SaveError extends Error {
  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ message }) => message).join(', '))
  }
}
const BASE = `${process.env.HABIT_API}/api/v1`

export async function api<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const res = await fetch(BASE + path, { method, headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
  const json: { success: boolean; data: T; error: string | null } = await res.json()
  if (json.success) return json.data
  throw new SaveError([{ field: res.status === 400 ? 'title' : 'form', message: json.error ?? 'failed' }])
}
export const fetchHabits = () => api<Habit[]>('/habits')
export const saveHabit = (id: string | null, values: Partial<Habit>) => api<Habit>(id ? `/habits/${id}` : '/habits', id ? 'PUT' : 'POST', values)
