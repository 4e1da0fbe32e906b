export const source = 'habits.example/api/v1/habits'

export function remind(habits) {
  return habits
    .filter((habit) => habit.streak < 3)
    .map(({ title, target, unit }) => `Remember: ${title}, ${target} ${unit === 'times' ? 'time(s)' : unit}`)
}
