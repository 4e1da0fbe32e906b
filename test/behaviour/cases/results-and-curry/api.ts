import { err, ok, type Result } from './result.ts'

export type Habit = Readonly<{
  id: string
  title: string
  frequency: 'daily' | 'weekly' | 'monthly'
  target: number
  unit: string
  streak: number
  completedDates: ReadonlyArray<string>
}>

export type NewHabit = Pick<Habit, 'title'> & Partial<Pick<Habit, 'frequency' | 'target' | 'unit'>>

type Json<T> = { success: true; data: T } | { success: false; error: string }
type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const makeApi =
  (base: string, key: string) =>
  <T,>(verb: Verb, path: `/${string}`) =>
  async (body?: unknown): Promise<Result<T>> => {
    const response = await fetch(`${base}/api/v1${path}`, {
      method: verb,
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const json = (await response.json()) as Json<T>
    return json.success ? ok(json.data) : err(json.error)
  }
