export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type NewHabit = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>

export interface ApiResponse<T> {
  success: boolean
  data: T
  error: string | null
}
