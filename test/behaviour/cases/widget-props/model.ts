export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type ApiResult<T> = { success: boolean; data: T; error: string | null }
