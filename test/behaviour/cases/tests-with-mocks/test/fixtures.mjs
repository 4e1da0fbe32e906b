export const habit = (overrides) => ({
  id: 'x1',
  title: 'Practise',
  frequency: 'daily',
  target: 1,
  unit: 'times',
  streak: 2,
  completedDates: ['2024-10-01', '2024-10-02', '2024-10-05'],
  ...overrides,
})
