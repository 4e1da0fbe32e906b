const { HABIT_API = 'http://localhost:8080', HABIT_API_KEY = '' } = process.env
const API_ROOT = [HABIT_API, 'api', 'v1'].join('/')

export interface Habit {
  readonly id: string
  readonly title: string
  readonly target: number
  readonly unit: string
  readonly frequency: string
  readonly streak: number
}

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

async function call<T>(method: 'GET' | 'POST', path: string, payload?: object): Promise<T> {
  const res = await fetch(API_ROOT + path, {
    method,
    headers: new Headers({ 'x-api-key': HABIT_API_KEY, 'content-type': 'application/json' }),
    body: payload ? JSON.stringify(payload) : undefined,
  })
  const reply: Reply<T> = await res.json()
  if (res.ok && reply.success) return reply.data
  throw new Error(`${res.status}: ${reply.error ?? 'no reason'}`)
}

export const dueToday = () => call<Habit[]>('GET', '/habits/today')
export const allHabits = () => call<Habit[]>('GET', '/habits')
export const checkIn = (habitId: string, date: string) =>
  call<void>('POST', '/habits/checkin', { habitId, date, status: 'done' })
export const skip = (habitId: string, date: string) => call<void>('POST', '/habits/skip', { habitId, date })
export const annotate = (habitId: string, text: string) => call<void>('POST', '/notes', { habitId, text })
export const notesOf = (habitId: string) =>
  call<{ id: string; habitId: string; text: string }[]>('GET', `/notes?habitId=${habitId}`)
export const totals = () => call<{ habits: number; completions: number }>('GET', '/user/statistics')
