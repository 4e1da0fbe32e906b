import { request } from './request.ts'
import type { Area, Habit, HabitInput, HabitSummary } from './types.ts'

export const getHabits = () => request<Habit[]>('/habits')
export const getDue = () => request<Habit[]>('/habits/today')
export const getHabit = (id: Habit['id']) => request<Habit>(`/habits/${id}`)
export const getAreas = () => request<Area[]>('/areas')
export const addHabit = (input: HabitInput) => request<Habit>('/habits', { method: 'POST', body: input })
export const saveHabit = (id: string, input: Partial<HabitInput>) =>
  request<Habit>(`/habits/${id}`, { method: 'PUT', body: input })
export const checkIn = (habitId: string, date: string) =>
  request<unknown>('/habits/checkin', { method: 'POST', body: { habitId, date, status: 'done' } })
export const countNotes = async (habitId: string) => (await request<unknown[]>('/notes', { query: { habitId } })).length

export const summarize = ({ id, title, streak }: Habit): HabitSummary => ({ id, title, streak })
