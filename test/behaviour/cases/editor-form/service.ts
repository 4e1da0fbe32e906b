export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export type HabitPayload = Omit<Habit, 'id' | 'streak'>

interface ApiResponse {
  success: boolean
  data: Habit | null
  error: string | null
}

const endpoint = `${process.env.HABIT_API}/api/v1/habits`

export async function saveHabit(payload: HabitPayload, id?: string): Promise<Habit> {
  const response = await fetch(id ? `${endpoint}/${id}` : endpoint, {
    method: id ? 'PUT' : 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  })
  const { data, error }: ApiResponse = await response.json()
  if (!data) throw new Error(error ?? 'no answer')
  return data
}

export async function getHabit(id: string): Promise<Habit | undefined> {
  const response = await fetch(`${endpoint}/${id}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  if (!response.ok) return undefined
  const body = (await response.json()) as ApiResponse
  return body.data ?? undefined
}
