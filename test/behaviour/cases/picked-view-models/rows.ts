import type { Habit } from './types.ts'

/** A line of the screen, in our own words. */
export type Row = Pick<Habit, 'title' | 'streak'> & { due: boolean }

/** What a card shows. */
export type Card = Omit<Habit, 'id' | 'target' | 'unit' | 'streak' | 'completedDates'> & { hint?: string }

const amount = ({ target, unit }: Pick<Habit, 'target' | 'unit'>) => (unit === 'times' ? `${target}x` : `${target} ${unit}`)

export const toRow = (habit: Habit, due: ReadonlySet<string>): Row => ({
  title: `${habit.title} ${amount(habit)}`,
  streak: habit.streak,
  due: due.has(habit.id),
})

export const toCard = ({ title, frequency }: Habit): Card => ({ title, frequency })

export const best = (habits: readonly Pick<Habit, 'title' | 'streak'>[]) =>
  habits.reduce((a, b) => (b.streak > a.streak ? b : a)).title
