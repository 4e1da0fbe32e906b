import { err, ok, type Result } from './fp.ts'

export type Habit = Readonly<{
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}>

type Wire<T> = { success: boolean; data: T; error: string | null }

const request =
  (method: string) =>
  (path: string) =>
  async <T>(body?: unknown): Promise<Result<T>> => {
    const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, ...(body ? { 'Content-Type': 'application/json' } : null) },
      ...(body ? { body: JSON.stringify(body) } : null),
    })
    const wire: Wire<T> = await response.json()
    return wire.success ? ok(wire.data) : err(wire.error ?? 'unknown')
  }

const GET = request('GET')
const POST = request('POST')

export const all = () => GET('/habits')<Habit[]>()
export const one = (id: string) => GET(`/habits/${id}`)<Habit>()
export const check = (date: string) => (habitId: string) => POST('/habits/checkin')({ habitId, date, status: 'done' })
export const create = (habit: Pick<Habit, 'title' | 'target' | 'unit'>) => POST('/habits')<Habit>(habit)
