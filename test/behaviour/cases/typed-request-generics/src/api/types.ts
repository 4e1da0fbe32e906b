export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  /** Days in a row, today included. */
  streak: number
  completedDates: string[]
}

export type HabitInput = Omit<Habit, 'id' | 'streak' | 'completedDates'>
export type HabitSummary = Pick<Habit, 'id' | 'title' | 'streak'>
export type Frequency = Habit['frequency']

export interface Envelope<T> {
  success: boolean
  data: T | null
  error: string | null
}

export interface Area {
  id: string
  name: string
}
