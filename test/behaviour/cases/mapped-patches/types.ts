export type Brand<T, B extends string> = T & { readonly __brand: B }
export type HabitId = Brand<string, 'HabitId'>
export interface HabitRecord { readonly id: HabitId; title: string; frequency?: string; target?: number; unit?: string; readonly streak: number; readonly completedDates: readonly string[] }
export type Patch = { -readonly [K in 'title' | 'frequency' | 'target' | 'unit']?: NonNullable<HabitRecord[K]> }
export interface Job { readonly kind: 'sync' | 'bump' | 'note'; readonly habitId: HabitId; readonly data?: { text?: string } }
export interface Log { info(message: string, data?: Readonly<Record<string, unknown>>): void }
