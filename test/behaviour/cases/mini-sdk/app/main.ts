import { HabitApiError, HabitSdk, type Habit } from '../sdk/index.ts'

const sdk = new HabitSdk({ baseUrl: process.env.HABIT_API!, apiKey: process.env.HABIT_API_KEY! })

const created = await sdk.habits.create({ title: 'Chess', frequency: 'daily', target: 1, unit: 'times' })
await sdk.habits.update(created.id, { title: 'Chess game', target: 2 })
await sdk.habits.checkIn(created.id, '2024-12-09')
await sdk.habits.skip('h2', '2024-12-09')
await sdk.notes.add('h2', 'too tired')
await sdk.habits.removeAll(['h3'])

const format = (h: Habit): string => [h.title, h.frequency, h.target, h.streak].join(' | ')
for (const habit of await sdk.habits.list()) {
  const notes = await sdk.notes.of(habit.id)
  console.log(format(habit), notes.map(({ text }) => text))
}
console.log((await sdk.habits.today()).length, (await sdk.overview()).completions, (await sdk.areas()).map((a) => a.name))
await sdk.habits.one('missing').catch((e: unknown) => {
  if (e instanceof HabitApiError) console.log(e.name, e.status, e.message)
})
