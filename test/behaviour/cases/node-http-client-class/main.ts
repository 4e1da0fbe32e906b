import { ApiError, HabitClient } from './habits.ts'
import { weather } from './http.ts'

const client = new HabitClient(process.env.HABIT_API ?? '', process.env.HABIT_API_KEY ?? '')

const habits = await client.list()
for (const habit of habits) console.log(habit.title, habit.streak, habit.completedDates.length)
const [, second] = habits
if (second) await client.checkIn(second, '2024-12-06')
await client.removeAll(['h1'])
try {
  await client.get('h1')
} catch (error) {
  if (error instanceof ApiError) console.log(error.status, error.message)
}
console.log(await weather())
