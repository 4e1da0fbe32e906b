import type { Habit } from './habits.ts'

type Sortable = Exclude<keyof Habit, 'completedDates' | 'unit'>

export interface Column {
  key: Sortable
  header: string
  align?: 'left' | 'right'
}

export const columns: readonly Column[] = [
  { key: 'title', header: 'What' },
  { key: 'streak', header: 'Days', align: 'right' },
  { key: 'target', header: 'Goal', align: 'right' },
]

export const hints: Partial<Record<keyof Habit, string>> = { streak: 'in a row', target: 'a day' }

export function grid(habits: Habit[], shown = columns): string {
  const cell = (habit: Habit, { key, align }: Column) =>
    align === 'right' ? String(habit[key]).padStart(12) : String(habit[key]).padEnd(12)
  const head = shown.map(({ header, key }) => `${header}${hints[key] ? ` (${hints[key]})` : ''}`).join(' | ')
  return [head, ...habits.map((habit) => shown.map((column) => cell(habit, column)).join('|'))].join('\n')
}

export function sortBy(habits: readonly Habit[], key: Sortable, direction: 1 | -1 = 1): Habit[] {
  return [...habits].sort((a, b) => (a[key] < b[key] ? -direction : a[key] > b[key] ? direction : 0))
}

export function pluck<K extends Sortable>(habits: readonly Habit[], key: K): Habit[K][] {
  return habits.map((habit) => habit[key])
}
