export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number }
export type HabitInput = Omit<Habit, 'id' | 'streak'>

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const json = (await res.json()) as { success: boolean; data: T; error: string | null }
  if (!json.success) throw new Error(json.error ?? 'unknown')
  return json.data
}
