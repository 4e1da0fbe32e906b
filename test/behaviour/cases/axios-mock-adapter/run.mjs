import axios from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { checkIn, client, createHabit, getHabits, getTasks, getToday, removeAll, rename } from './api.mjs'

const mock = new MockAdapter(client)
const other = new MockAdapter(axios)

mock
  .onGet('/habits').reply(200, { success: true, data: [{ id: 'h1', title: 'Run', streak: 5, target: 1, unit: 'times' }], error: null })
  .onGet('/habits/today').replyOnce(200, { success: true, data: [{ id: 'h1', title: 'Run', completedDates: [] }], error: null })
mock.onPost('/habits').reply((config) => {
  const body = JSON.parse(config.data)
  return [201, { success: true, data: { id: 'h9', title: body.title.trim(), frequency: body.frequency, streak: 0 }, error: null }]
})
mock.onPost('/habits/checkin').reply(200, { success: true, data: { id: 'l1' }, error: null })
mock.onDelete('/habits/bulk').reply(200, { success: true, data: null, error: null })
mock.onPut('/habits/h1', { title: 'Jog' }).reply(200, { success: true, data: { id: 'h1', title: 'Jog' }, error: null })
mock.onPut('/habits/none').reply(404, { success: false, data: null, error: 'Habit not found' })
other.onGet('https://tasks.test/tasks').reply(200, [{ title: 'Buy milk', streak: 1 }])

const [first] = await getHabits()
console.log(first.title, first.streak, first.target, first.unit === 'times')
console.log((await getToday()).map((habit) => `${habit.title} ${habit.completedDates.length}`))
const made = await createHabit(' Swim ')
console.log(made.id, made.title, made.frequency, made.streak)
console.log(await checkIn('h1', '2024-12-01'))
await removeAll(['h1', 'h2'])
console.log(await rename('h1', 'Jog'), '/', await rename('none', 'x'))
console.log((await getTasks())[0].title)
console.log(mock.history.get.length)
