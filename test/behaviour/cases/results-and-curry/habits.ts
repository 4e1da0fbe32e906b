import { type Habit, makeApi, type NewHabit } from './api.ts'
import type { Result } from './result.ts'

const api = makeApi(process.env.HABIT_API!, process.env.HABIT_API_KEY!)

export const findAll = api<Habit[]>('GET', '/habits')
export const findOne = (id: Habit['id']) => api<Habit>('GET', `/habits/${id}`)()
export const remove = (id: string) => api<{ id: string }>('DELETE', `/habits/${id}`)()

export const add = ({ title, frequency = 'daily', target = 1, unit = 'times' }: NewHabit): Promise<Result<Habit>> =>
  api<Habit>('POST', '/habits')({ title, frequency, target, unit })

export const log = (habitId: string) => (date: string) =>
  api<unknown>('POST', '/habits/checkin')({ habitId, date, status: 'done' as const })

export const retitle = (change: (title: string) => string) => (habit: Habit) =>
  api<Habit>('PUT', `/habits/${habit.id}`)({ title: change(habit.title) })
