import type { Habit } from './models/index.ts'

export const short = (habit: Pick<Habit, 'title'>) => habit.title.slice(0, 4)
export const long = ({ title, target, unit, completedDates }: Habit) =>
  `${title}: ${target}${unit === 'times' ? '' : ' ' + unit} (${completedDates.length}x done)`
