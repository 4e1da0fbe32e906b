export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}
