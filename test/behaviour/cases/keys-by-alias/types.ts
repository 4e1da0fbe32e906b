export interface Habit {
  readonly id: string
  title: string
  frequency: string
  target: number
  unit: string
  readonly streak: number
}

type Editable = 'title' | 'frequency' | 'target' | 'unit'

export type NewHabit = Pick<Habit, 'title'> & Partial<Pick<Habit, Exclude<Editable, 'title'>>>
export type Changes = Partial<Pick<Habit, Editable>>
export type Goal = Pick<Habit, 'target' | 'unit'>

/** How a list is ordered; words of our own. */
export type Sorting = 'title' | 'streak'
