let next = 1

export const makeHabit = (overrides = {}) => ({
  id: `f${next++}`,
  title: 'Walk',
  frequency: 'daily',
  target: 1,
  unit: 'times',
  streak: 0,
  completedDates: [],
  ...overrides,
})

export const success = (data) => ({ success: true, data, error: null })
export const failure = (error) => ({ success: false, data: null, error })
