export type Habit = {
  id: string
  title: string
  frequency: 'daily' | string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type Reply<T> = { success: true; data: T; error: null } | { success: false; data: null; error: string }
