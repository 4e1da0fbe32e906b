export const aHabit = (over = {}) => ({
  id: 'x1',
  title: 'Chess',
  frequency: 'daily',
  target: 2,
  unit: 'times',
  streak: 5,
  completedDates: [],
  ...over,
})
