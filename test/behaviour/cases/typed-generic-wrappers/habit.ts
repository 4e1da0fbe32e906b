export type HabitId = string & { readonly __brand?: 'HabitId' }

export interface Habit {
  id: HabitId
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}
export type HabitInput = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>
export type Area = { id: string; name: string }
