let next = 1

export function buildHabit(overrides = {}) {
  return { id: `h${next++}`, title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 0, completedDates: [], ...overrides }
}
