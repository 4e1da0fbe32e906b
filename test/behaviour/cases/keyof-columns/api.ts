export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export async function getHabits(): Promise<Habit[]> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  })
  const body: { success: boolean; data: Habit[]; error: string | null } = await response.json()
  if (!body.success) throw new Error(body.error ?? 'failed')
  return body.data
}
