declare const brand: unique symbol
export type HabitId = string & { readonly [brand]: 'HabitId' }

export interface Goal {
  readonly amount: number
  readonly unit: 'count' | 'minutes' | 'other'
}

/** A habit in our own words. */
export interface Habit {
  readonly id: HabitId
  readonly name: string
  readonly goal: Goal
  readonly cadence: string
  readonly streak: number
}

export type Draft = Omit<Habit, 'id' | 'streak'>

export type Result<T> = { success: true; data: T } | { success: false; error: Error }

export const success = <T>(data: T): Result<T> => ({ success: true, data })
export const failure = (error: Error): Result<never> => ({ success: false, error })

export interface HabitRepository {
  all(): Promise<Result<readonly Habit[]>>
  byId(id: HabitId): Promise<Result<Habit>>
  save(draft: Draft): Promise<Result<Habit>>
  save(habit: Habit): Promise<Result<Habit>>
  complete(id: HabitId, on: string): Promise<Result<void>>
}
