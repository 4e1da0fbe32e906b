export const columns = {
  habits: [
    { header: 'Title', cell: (h) => h.title },
    { header: 'Goal', align: 'right', cell: (h) => (h.unit === 'times' ? `${h.target}x` : `${h.target} ${h.unit}`) },
    { header: 'Every', cell: (h) => h.frequency },
    { header: 'Streak', align: 'right', cell: ({ streak }) => streak },
    { header: 'Done', align: 'right', cell: (h) => h.completedDates.length },
  ],
  movies: [
    { header: 'Title', cell: (m) => m.title },
    { header: 'Streak', align: 'right', cell: (m) => m.streak },
  ],
}
