export enum Frequency {
  Daily = 'daily',
  Weekly = 'weekly',
}

export type Unit = 'times' | 'min' | 'km' | (string & {})

export interface HabitInput {
  title: string
  frequency: Frequency | string
  target: number
  unit: Unit
}

export interface Habit extends Readonly<HabitInput> {
  readonly id: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

export interface Note {
  habitId: string
  text: string
}

export type Envelope<T> =
  | { success: true; data: T; error: null }
  | { success: false; data: null; error: string }

/** What the release notes of this SDK consist of. */
export interface Release {
  title: string; // of the release
  target: 'node' | 'browser'
  streak?: never
}
