import type { Habit } from '../src/api'

let count = 0

export function buildHabit(overrides: Partial<Habit> = {}): Habit {
  count += 1
  return { id: `h${count}`, title: 'Run', target: 1, unit: 'times', streak: 0, ...overrides }
}
