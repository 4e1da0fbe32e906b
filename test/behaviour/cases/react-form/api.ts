export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
}

export type HabitDraft = Omit<Habit, 'id'>

type Answer<T> = { success: boolean; data: T; error: string | null }

const url = (path: string) => `${process.env.HABIT_API}/api/v1/habits${path}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

export async function loadHabit(id: string): Promise<Habit> {
  const answer: Answer<Habit> = await (await fetch(url(`/${id}`), { headers })).json()
  return answer.data
}

export async function saveHabit(id: string | undefined, draft: HabitDraft): Promise<Answer<Habit>> {
  const response = await fetch(id ? url('/' + id) : url(''), {
    method: id ? 'PUT' : 'POST',
    headers,
    body: JSON.stringify(draft),
  })
  return response.json()
}
