import type { AxiosInstance, AxiosResponse } from 'axios'
import type { ApiBody } from './http.ts'

export type Habit = {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
export type HabitDraft = Omit<Habit, 'id' | 'streak' | 'completedDates'>

const body = <T,>(response: AxiosResponse<ApiBody<T>>): T => response.data.data

export const habitsApi = (http: AxiosInstance) => ({
  list: () => http.get<ApiBody<Habit[]>>('/habits').then(body),
  today: () => http.get<ApiBody<Habit[]>>('/habits/today').then(body),
  get: (id: string) => http.get<ApiBody<Habit>>(`/habits/${id}`).then(body),
  create: (draft: HabitDraft) => http.post<ApiBody<Habit>>('/habits', draft).then(body),
  patch: (id: string, changes: Partial<HabitDraft>) => http.put<ApiBody<Habit>>(`/habits/${id}`, changes).then(body),
  skip: (habitId: string, date: string) => http.post('/habits/skip', { habitId, date }),
})
export type HabitsApi = ReturnType<typeof habitsApi>
