export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export async function loadHabits(): Promise<Habit[]> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  const { data }: Envelope<Habit[]> = await res.json()
  return data
}

export async function saveHabit(id: string, changes: Partial<Pick<Habit, 'title' | 'target' | 'unit'>>): Promise<Envelope<Habit>> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, {
    method: 'PUT',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  })
  return res.json() as Promise<Envelope<Habit>>
}
