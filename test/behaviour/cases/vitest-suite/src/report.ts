import { listHabits } from './api'

export async function report(): Promise<string> {
  const habits = await listHabits()
  return habits.map((habit) => `${habit.title}: ${habit.streak}`).join('\n')
}
