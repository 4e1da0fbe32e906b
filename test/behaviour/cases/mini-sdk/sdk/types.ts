export type Frequency = 'daily' | 'weekly' | (string & {})

export interface Habit {
  readonly id: string
  title: string
  frequency: Frequency
  target: number
  unit: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

export type CreateHabit = Omit<Habit, 'id' | 'streak' | 'completedDates'>
export type UpdateHabit = Partial<CreateHabit>
export interface Note { id: string; habitId: string; text: string }
export interface Area { id: string; name: string }
export interface Overview { habits: number; completions: number }

export interface ApiEnvelope<T> {
  success: boolean
  data: T
  error: string | null
}
