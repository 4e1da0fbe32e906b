import type { HabitDto } from './habits.ts'
type Row<T extends PropertyKey> = { [K in T]: string }
export type Line = Row<'name' | 'goal' | 'state'>
const stateOf = (h: HabitDto): 'hot' | 'cold' | 'new' => (h.completedDates.length === 0 ? 'new' : h.streak >= 7 ? 'hot' : 'cold')
export const line = (h: HabitDto): Line => ({ name: h.title, goal: [h.target, h.unit === 'times' ? '×' : h.unit].join(' '), state: stateOf(h) })
export function groupBy<T, K extends string>(items: readonly T[], key: (item: T) => K): Partial<Record<K, T[]>> {
  const out: Partial<Record<K, T[]>> = {}
  for (const item of items) (out[key(item)] ??= []).push(item)
  return out
}
export const compare = (a: HabitDto, b: HabitDto) => b.streak - a.streak || a.title.localeCompare(b.title)
export const byState = (all: readonly HabitDto[]) => groupBy(all, stateOf)
