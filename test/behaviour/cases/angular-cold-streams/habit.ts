export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface ApiResponse<T> {
  success: boolean
  data: T
  error: string | null
}

export type HabitDraft = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>
