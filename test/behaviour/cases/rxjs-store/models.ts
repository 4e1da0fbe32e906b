export interface Habit {
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

export interface ViewState {
  habits: Habit[]
  error: string | null
  filter: string
}
