export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

const url = (path: string) => `${process.env.HABIT_API}/api/v1${path}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY as string, 'Content-Type': 'application/json' }

export async function fetchHabits(): Promise<Habit[]> {
  const r = await fetch(url('/habits'), { headers })
  const { success, data, error } = await r.json()
  if (!success) throw new Error(error)
  return data
}

export async function postCheckin(habitId: string, date: string): Promise<void> {
  const r = await fetch(url('/habits/checkin'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ habitId, date, status: 'done' }),
  })
  if (!r.ok) throw new Error((await r.json()).error)
}

export async function putTitle(id: string, title: string): Promise<Habit> {
  const r = await fetch(url(`/habits/${id}`), { method: 'PUT', headers, body: JSON.stringify({ title }) })
  return (await r.json()).data
}
