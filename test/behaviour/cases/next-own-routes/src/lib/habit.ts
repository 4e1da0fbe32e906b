/** A habit as the service and our own routes give it. */
export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export type NewHabit = Pick<Habit, 'title' | 'frequency' | 'target' | 'unit'>
