export async function clothes() {
  const habits = await $fetch('/api/habits')
  return habits.map((habit) => `${habit.title} ${habit.target} ${habit.unit}`)
}
