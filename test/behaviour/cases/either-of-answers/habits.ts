import { type Either, left, right } from './either.ts'

export interface Habit {
  readonly id: string
  readonly title: string
  readonly frequency: string
  readonly target: number
  readonly unit: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

type Answer<T> =
  | { success: true; data: T; error: null }
  | { success: false; data: null; error: string }

export type Failure = { kind: 'refused'; status: number; reason: string } | { kind: 'network'; reason: string }

const API = `${process.env.HABIT_API}/api/v1`

async function call<T>(path: string, init: RequestInit = {}): Promise<Either<Failure, T>> {
  try {
    const res = await fetch(API + path, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY! },
    })
    const answer: Answer<T> = await res.json()
    if (answer.success) return right(answer.data)
    return left({ kind: 'refused', status: res.status, reason: answer.error })
  } catch (e) {
    return left({ kind: 'network', reason: String(e) })
  }
}

export const listHabits = () => call<Habit[]>('/habits')
export const todayHabits = () => call<Habit[]>('/habits/today')
export const getHabit = (id: string) => call<Habit>(`/habits/${encodeURIComponent(id)}`)
export const checkIn = (habitId: string, date: string) =>
  call<{ habitId: string }>('/habits/checkin', {
    method: 'POST',
    body: JSON.stringify({ habitId, date, status: 'done' }),
  })
export const skip = (habitId: string, date: string) =>
  call<unknown>('/habits/skip', { method: 'POST', body: JSON.stringify({ habitId, date }) })
