import type { ApiResponse, Habit } from './types.ts'

let number = 0
export const makeHabit = (overrides: Partial<Habit> = {}): Habit => ({
  id: `id-${++number}`,
  title: 'Some habit',
  frequency: 'daily',
  target: 1,
  unit: 'times',
  streak: 0,
  completedDates: [],
  ...overrides,
})

export const ok = <T>(data: T): { data: ApiResponse<T> } => ({ data: { success: true, data, error: null } })
export const failed = (error: string): { data: ApiResponse<null> } => ({ data: { success: false, data: null, error } })
