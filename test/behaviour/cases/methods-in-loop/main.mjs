import { client } from './client.mjs'

const page = { title: 'Habits', target: 'print' }
console.log(page.title, page.target)

const created = await client.post('/habits', { title: 'Hum', frequency: 'daily', target: 2, unit: 'times' })
await client.post('/habits/checkin', { habitId: created.id, date: '2024-12-01', status: 'done' })
const renamed = await client.put(`/habits/${created.id}`, { title: 'Hum twice' })
console.log(created.title, '->', renamed.title)
for (const habit of await client.get('/habits')) console.log(habit.title, habit.streak, habit.completedDates.length)
console.log((await client.get('/habits/today')).map((habit) => habit.title).join())
await client.delete('/habits/bulk', { ids: [created.id] })
console.log((await client.get('/habits')).length, (await client.get('/areas')).length)
