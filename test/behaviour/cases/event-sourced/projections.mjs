export const projections = {
  titles: {
    initial: () => ({}),
    handlers: {
      HabitLoaded: (state, habit) => ({ ...state, [habit.id]: habit.title }),
      HabitRenamed: (state, { id, title }) => ({ ...state, [id]: title }),
    },
  },
  progress: {
    initial: () => [],
    handlers: {
      HabitLoaded: (state, { id, target, streak }) => [...state, { id, done: 0, of: target, streak }],
      HabitTicked: (state, { id, by }) => state.map((row) => (row.id === id ? { ...row, done: Math.min(row.of, row.done + by) } : row)),
    },
  },
  theme: {
    initial: () => null,
    handlers: { ThemeChanged: (_, { title, unit, target }) => `${title}/${unit}/${target}` },
  },
}
