export interface Habit {
  readonly id: string
  readonly title: string
  readonly frequency: string
  readonly target: number
  readonly unit: string
  readonly streak: number
}

export const EDITABLE = ['title', 'frequency', 'target', 'unit'] as const
export type Editable = (typeof EDITABLE)[number]
export type HabitPatch = { -readonly [K in Editable]?: Habit[K] }
export type Draft = Pick<Habit, (typeof EDITABLE)[number]>
export type Snapshot = { -readonly [K in keyof Habit]?: Habit[K] }
