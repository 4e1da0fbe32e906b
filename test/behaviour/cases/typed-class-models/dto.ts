export interface HabitDto {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}
