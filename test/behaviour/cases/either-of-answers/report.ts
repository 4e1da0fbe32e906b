import type { Habit } from './habits.ts'

export interface Book {
  title: string
  pages: number
}
export interface Tally {
  success: number
  error: number
}
export const bookLine = (book: Book): string => `${book.title}, ${book.pages} pages`
export const habitLine = ({ title, streak, target, unit }: Habit): string =>
  `${title}: ${target} ${unit === 'times' ? 'x' : unit}, streak ${streak}`
export const longest = (habits: readonly Habit[]): Habit =>
  habits.reduce((best, habit) => (habit.streak > best.streak ? habit : best))
