export const columns = [
  { head: 'Name', read: (habit) => habit.title },
  { head: 'Goal', read: ({ target, unit }) => `${target}${unit === 'times' ? 'x' : unit}` },
  { head: 'Rhythm', read: (habit) => habit.frequency ?? 'daily' },
  { head: 'Days', read: ({ streak: days }) => days },
]

export const header = () => columns.map((column) => column.head).join(';')
