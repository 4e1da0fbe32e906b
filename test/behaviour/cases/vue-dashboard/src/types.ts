export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type HabitDraft = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export interface Book {
  title: string
  target: number
}
