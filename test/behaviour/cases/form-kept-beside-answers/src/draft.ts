// What the form holds is what is sent: its members are named by the inputs.
export type Frequency = 'daily' | 'weekly'
export interface HabitInput {
  title: string
  frequency: Frequency
  target: number
  unit: string
}
export const emptyHabit: HabitInput = { title: '', frequency: 'daily', target: 1, unit: 'times' }
