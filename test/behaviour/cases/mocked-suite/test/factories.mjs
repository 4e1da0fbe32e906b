let count = 0

export const aHabit = (overrides = {}) => ({
  id: `t${++count}`,
  title: 'Water the plants',
  frequency: 'daily',
  target: 1,
  unit: 'times',
  streak: 2,
  completedDates: [],
  ...overrides,
})

export const ok = (data) => ({ success: true, data, error: null })
export const failed = (error) => ({ success: false, data: null, error })
