export enum Frequency {
  Daily = 'daily',
  Weekly = 'weekly',
}

export interface Habit {
  id: string
  title: string
  frequency: Frequency
  target: number
  unit: string
  streak: number
}

export type Draft = Omit<Habit, 'id' | 'streak'>

export const draft = (title: string, extra: Partial<Draft> = {}): Draft => ({
  title,
  frequency: Frequency.Daily,
  target: 1,
  unit: 'times',
  ...extra,
})
