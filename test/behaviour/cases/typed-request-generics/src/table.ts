import type { Frequency, Habit } from './api/types.ts'

// columns of the table on screen, as they stand in the user's settings file
export type Column = 'title' | 'streak' | 'goal'

export function cell(habit: Habit, column: Column): string {
  switch (column) {
    case 'title':
      return habit.title
    case 'streak':
      return String(habit.streak)
    case 'goal':
      return `${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit}`
  }
}

const every: Record<Frequency, string> = { daily: 'every day', weekly: 'once a week' }
export const cadence = (habit: Habit) => every[habit.frequency]
