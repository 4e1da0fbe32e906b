export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

const send = async (path: string, method = 'GET', body?: unknown) => {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

export const listHabits = (): Promise<Habit[]> => send('/habits')
export const createHabit = (draft: Omit<Habit, 'id' | 'streak'>): Promise<Habit> => send('/habits', 'POST', draft)
export const renameHabit = (id: string, title: string): Promise<Habit> => send(`/habits/${id}`, 'PUT', { title })
export const checkIn = (habitId: string, date: string) => send('/habits/checkin', 'POST', { habitId, date, status: 'done' })
