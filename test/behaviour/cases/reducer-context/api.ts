export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

type Reply<T> = { success: boolean; data: T; error: string | null }

export async function getHabits(): Promise<Habit[]> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  })
  const body: Reply<Habit[]> = await res.json()
  if (!body.success) throw new Error(body.error ?? 'failed')
  return body.data
}
