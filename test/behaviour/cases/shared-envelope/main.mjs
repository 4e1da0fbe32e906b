import { createClient, probe } from './client.mjs'
import { startShelf } from './server.mjs'
import { openShelf } from './shelf.mjs'

const key = { 'X-API-Key': process.env.HABIT_API_KEY }
const habits = createClient(`${process.env.HABIT_API}/api/v1`, key)
const { origin, close } = await startShelf()
const shelf = openShelf(origin)

for (const book of await shelf.books()) console.log(book.title, book.unit, book.streak)
for (const habit of await habits('/habits')) console.log(habit.title, habit.target, habit.streak)
const created = await habits('/habits', { method: 'POST', body: { title: 'Sketch', frequency: 'daily', target: 1, unit: 'times' } })
console.log(created.title, created.target)
await habits('/habits/checkin', { method: 'POST', body: { habitId: created.id, date: '2024-12-02', status: 'done' } })

for (const ask of [() => shelf.book('b9'), () => habits('/habits/h9')]) {
  const report = { success: true, error: null }
  await ask().catch((failure) => Object.assign(report, { success: false, error: failure.message, known: failure.known }))
  console.log(report.success, report.error, report.known)
}
console.log(await shelf.probe(), '|', await probe(`${process.env.HABIT_API}/api/v1/areas`, key))
close()
