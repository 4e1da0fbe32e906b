/** @typedef {{ key: string, title: string, subtitle: string, badge: number | null }} CardView */

const unitLabels = { times: '×', min: ' minutes' }

/** @returns {CardView} what our app shows; it has always called the heading `title` */
export const card = (habit) => ({
  key: habit.id,
  title: habit.title,
  subtitle: `${habit.target}${unitLabels[habit.unit] ?? ` ${habit.unit}`} ${habit.frequency}`,
  badge: habit.streak || null,
})

export const detail = ({ id, title, streak, target, unit, ...rest }, notes) => ({
  ...card({ id, title, streak, target, unit, ...rest }),
  notes: notes.map((note) => note.text),
  history: rest.completedDates.length,
})
