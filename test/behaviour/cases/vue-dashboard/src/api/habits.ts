import type { Habit, HabitDraft } from '../types'
import { http } from './http'

export const habitsApi = {
  list: () => http<Habit[]>('/habits'),
  get: (id: string) => http<Habit>(`/habits/${id}`),
  create: (draft: HabitDraft) => http<Habit>('/habits', 'POST', draft),
  checkIn: (habitId: string, date: string) =>
    http<unknown>('/habits/checkin', 'POST', { habitId, date, status: 'done' }),
}
