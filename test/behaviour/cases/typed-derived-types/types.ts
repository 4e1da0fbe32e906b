interface Identified {
  id: string
}

export interface HabitBase extends Identified {
  title: string
  frequency: 'daily' | 'weekly'
}

export interface Habit extends HabitBase {
  target: number
  unit: string
  streak: number
}

export type HabitKey = keyof Habit
export type NewHabit = Omit<Habit, 'id' | 'streak'>
export type HabitPatch = Partial<Pick<Habit, 'title' | 'target' | 'unit'>>
export type Frequency = Habit['frequency']
export type Summary = Readonly<Pick<Habit, 'id' | 'title' | 'streak'>>
export type WithNote = Habit & { note?: string }
export type Complete = Required<Habit>
export type ById = Record<Habit['id'], Habit>
export type Stats = { [id: string]: Habit['streak'] }
