export interface Screening {
  id: string
  title: string
  frequency: 'once' | 'weekly'
  target: number
  unit: 'seats' | 'times'
  streak: number
  completedDates: string[]
}

export interface Outcome<T> {
  success: boolean
  data: T
  error: string | null
}
