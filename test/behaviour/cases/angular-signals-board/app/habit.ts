export interface Habit {
  readonly id: string
  title: string
  frequency: string
  target: number
  unit: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

export type HabitDraft = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>
export type HabitPatch = Partial<HabitDraft>

export interface ApiReply<T> {
  success: boolean
  data: T
  error: string | null
}
