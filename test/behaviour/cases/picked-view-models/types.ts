export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

export interface Note {
  id: string
  habitId: string
  text: string
}

export interface CheckIn {
  habitId: string
  date: string
  status: 'done'
}
