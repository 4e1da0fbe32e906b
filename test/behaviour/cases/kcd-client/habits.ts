import { client } from './api-client.ts'

export type HabitItem = { id: string; title: string; target: number; streak: number }

export const listHabits = () => client<HabitItem[]>('habits')
export const createHabit = (title: string) => client<HabitItem>('habits', { data: { title, target: 1, unit: 'times' } })
export const updateHabit = (id: string, updates: Partial<Pick<HabitItem, 'title'>>) => client<HabitItem>(`habits/${id}`, { method: 'PUT', data: updates })
export const removeHabit = (id: string) => client<{ id: string }>(`habits/${id}`, { method: 'DELETE' })
export const checkIn = (habitId: string, date: string) => client<unknown>('habits/checkin', { data: { habitId, date, status: 'done' } })
