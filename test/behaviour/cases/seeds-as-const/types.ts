export type Frequency = 'daily' | 'weekly'
export interface NewHabit { title: string; frequency: Frequency; target: number; unit: 'times' | 'min' }
export interface Habit extends NewHabit { id: string; streak: number }
