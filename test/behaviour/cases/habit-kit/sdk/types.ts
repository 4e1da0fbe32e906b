export interface HabitAttributes {
  title: string
  frequency: string
  target: number
  unit: string
}

export interface Habit extends HabitAttributes {
  readonly id: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

export type CreateHabit = Pick<HabitAttributes, 'title'> & Partial<Omit<HabitAttributes, 'title'>>
export type UpdateHabit = Partial<HabitAttributes>

export interface ApiEnvelope<T> {
  success: boolean
  data: T | null
  error: string | null
}

export class HabitKitError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }

  get isNotFound(): boolean {
    return this.status === 404
  }
}
