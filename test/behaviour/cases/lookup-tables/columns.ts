import type { Habit } from './service.ts'

type Sortable = 'title' | 'target' | 'streak'
const readers: { [K in Sortable]: (habit: Habit) => Habit[K] } = {
  title: (habit) => habit.title,
  target: (habit) => habit.target,
  streak: (habit) => habit.streak,
}
export const headings = { title: 'NAME', target: 'GOAL', streak: 'DAYS' } satisfies Record<Sortable, string>

export function table(habits: readonly Habit[], columns: Sortable[]): string[] {
  const rows = habits.map((habit) => columns.map((column) => String(readers[column](habit))))
  return [columns.map((column) => headings[column]), ...rows].map((cells) => cells.join(' | '))
}
export const groupBy = <T, K extends PropertyKey>(items: Iterable<T>, key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}
