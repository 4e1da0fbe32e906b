declare const brand: unique symbol
export type Brand<T, B extends string> = T & { readonly [brand]: B }
export type HabitId = Brand<string, 'HabitId'>

/** What comes over the wire. */
export interface HabitDTO {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

/** What the app works with. */
export interface Habit {
  readonly id: HabitId
  readonly title: string
  readonly schedule: { readonly frequency: string }
  readonly goal: { readonly target: number; readonly unit: string }
  readonly progress: Readonly<{ streak: number; completions: number }>
}

export type Result<T, E = ApiFailure> = { ok: true; value: T } | { ok: false; error: E }
export interface ApiFailure { kind: 'http' | 'network'; status?: number; message: string }
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
