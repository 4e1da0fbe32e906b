import { Frequency, type Habit, HabitApiError, HabitClient, type Release } from './src/index.ts'

const client = new HabitClient({ baseUrl: process.env.HABIT_API!, apiKey: process.env.HABIT_API_KEY! })
const release: Release = { title: 'First light', target: 'node' }
console.log(`${release.title} for ${release.target}`)

function describe(habit: Habit): string {
  const { title, unit, target, frequency, streak } = habit
  const goal = unit === 'times' ? `${target} times` : `${target} ${unit}`
  return `${title}: ${goal}, ${frequency === Frequency.Daily ? 'every day' : frequency}, streak ${streak}`
}

const walk = await client.habits.create({ title: 'Walk', frequency: Frequency.Daily, target: 5, unit: 'km' })
console.log(describe(walk))
console.log(describe(await client.habits.update('h2', { title: 'Read a lot', target: 2, unit: 'times' })))
await client.habits.checkIn(walk.id, new Date('2024-12-05T08:00:00Z'))
await client.notes.add({ habitId: 'h2', text: 'chapter 4' })
console.log((await client.notes.list('h2')).map(({ text }) => text).join('; '))
await client.habits.remove('h3')
await client.habits.remove('h1', walk.id)
console.log((await client.habits.list()).map(describe))
console.log((await client.habits.today()).reduce((sum, { completedDates }) => sum + completedDates.length, 0))

try {
  await client.habits.get('h3')
} catch (error) {
  if (!(error instanceof HabitApiError)) throw error
  console.log(`${error.name} in ${error.operation}: ${error.message} (${error.status})`)
}
