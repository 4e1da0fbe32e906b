import { HabitClient, type HabitDto } from './habit-client.ts'
import { RestError } from './rest.ts'

const client = new HabitClient(process.env['HABIT_API']!, process.env['HABIT_API_KEY']!)
const describe = (habit: HabitDto): string => `${habit.title} (${habit.streak} in a row, ${habit.completedDates.length} days)`

const poster = { title: 'Habits', target: '_blank' }
console.log(poster.title, poster.target)
for (const habit of await client.list()) console.log(describe(habit))
console.log((await client.today()).map((habit) => habit.target))
const made = await client.create({}, { title: 'Swim', frequency: 'daily', target: 2, unit: 'times' })
const renamed = await client.update({ id: made.id }, { title: 'Swim far' })
console.log(renamed.title, renamed.frequency, (await client.one({ id: made.id })).unit === 'times')
await client.remove({ id: made.id })
try {
  await client.one({ id: made.id })
} catch (error) {
  if (error instanceof RestError) console.log(error.message, error.status)
}
console.log((await client.overview()).habits)
