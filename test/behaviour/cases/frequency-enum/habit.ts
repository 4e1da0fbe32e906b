import type { Frequency } from './frequency.ts'

export interface Habit {
  id: string
  title: string
  frequency: Frequency
  target: number
}

export interface Draft extends Omit<Habit, 'id'> {
  unit: 'times' | 'min'
}
