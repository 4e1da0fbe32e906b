import type { Habit } from './schema.ts'

export type Column = Exclude<keyof Habit, 'id' | 'completedDates'>
type Formatters = { [K in Column]: (value: Habit[K], habit: Habit) => string }

const formatters: Formatters = {
  title: (value) => value,
  frequency: (value) => value.slice(0, 3),
  target: (value, habit) => (habit.unit === 'times' ? `${value}x` : `${value} ${habit.unit}`),
  unit: (value) => value,
  streak: (value) => '#'.repeat(value),
}

export const headings: Record<Column, string> = {
  title: 'What',
  frequency: 'When',
  target: 'Goal',
  unit: 'Unit',
  streak: 'Run',
}

export function row(habit: Habit): string {
  return [formatters.title(habit.title, habit), formatters.target(habit.target, habit), formatters.frequency(habit.frequency, habit), formatters.streak(habit.streak, habit)].join(' | ')
}
