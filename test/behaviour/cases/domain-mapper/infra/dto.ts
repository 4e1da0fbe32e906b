export interface HabitDto {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export type HabitBody = Pick<HabitDto, 'title' | 'frequency' | 'target' | 'unit'>

export interface ApiReply<T> {
  success: boolean
  data: T | null
  error: string | null
}
