import { define } from './define.ts'

type HabitOut = { id: string; title: string; target?: number; unit?: string; streak?: number }

export const oneHabit = define<{ id: string }, HabitOut>({ method: 'GET', path: ({ id }) => `/api/v1/habits/${id}` })
export const allHabits = define<void, HabitOut[]>({ method: 'GET', path: () => '/api/v1/habits' })
export const addHabit = define<{ title: string; times: number }, HabitOut>({
  method: 'POST',
  path: () => '/api/v1/habits',
  body: ({ title, times }) => ({ title, target: times, unit: 'times', frequency: 'daily' }),
})
export const checkIn = define<{ habitId: string; date: string }, unknown>({
  method: 'POST',
  path: () => '/api/v1/habits/checkin',
  body: (input) => ({ ...input, status: 'done' }),
})
export const skip = define<{ habitId: string; date: string }, unknown>({ method: 'POST', path: () => '/api/v1/habits/skip', body: (input) => input })
