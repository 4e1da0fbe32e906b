import { createHttp, type Wrapped } from './http.ts'

export interface Habit {
  id: string
  title: string
  target: number
  streak: number
}

const http = createHttp(`${process.env.HABIT_API}/api/v1`, process.env.HABIT_API_KEY)

export async function due(): Promise<Habit[]> {
  const { data: reply } = await http.get<Wrapped<Habit[]>>('/habits/today')
  return reply.data
}

export const habit = (id: string): Promise<Habit> => http.get<Wrapped<Habit>>(`/habits/${id}`).then((r) => r.data.data)

export async function finish(habit: Habit, date = '2024-12-13'): Promise<boolean> {
  const payload = { habitId: habit.id, date, status: 'done' }
  const { data } = await http.post<Wrapped<unknown>>('/habits/checkin', payload)
  return data.success
}
