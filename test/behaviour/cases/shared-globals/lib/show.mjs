export const show = (habit) => console.log(habit.title, habit.unit === 'times' ? 'x' : habit.unit, api.title)
