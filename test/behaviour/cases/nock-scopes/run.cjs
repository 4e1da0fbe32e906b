const nock = require('nock')
const api = require('./client.cjs')

nock.disableNetConnect()

const run = { id: 'h1', title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 3, completedDates: ['2024-12-01'] }

async function main() {
  nock('https://habits.test').get('/api/v1/habits').matchHeader('X-API-Key', 'k-test').reply(200, { success: true, data: [run], error: null })
  for (const habit of await api.list()) console.log(habit.title, habit.streak, habit.target, habit.completedDates.length)

  nock('https://habits.test/api/v1').get('/habits/today').reply(200, { success: true, data: [{ id: 'h2', title: 'Read', streak: 1 }], error: null })
  console.log((await api.today()).map((habit) => habit.title))

  const scope = nock('https://habits.test')
    .post('/api/v1/habits', { title: 'Swim', target: 2, unit: 'times' })
    .reply(201, (uri, body) => ({ success: true, data: { id: 'h9', ...body, streak: 0 }, error: null }))
  const made = await api.create({ title: 'Swim', target: 2, unit: 'times' })
  console.log(made.title, made.target, made.streak, scope.isDone())

  nock('https://habits.test')
    .post('/api/v1/habits/checkin', { habitId: 'h1', date: '2024-12-01', status: 'done' })
    .reply(200, { success: true, data: { id: 'l1' }, error: null })
    .post('/api/v1/habits/skip')
    .reply(200, { success: true, data: { id: 'l2' }, error: null })
  console.log(await api.checkIn('h1', '2024-12-01'), await api.skip('h1', '2024-12-02'))

  nock('https://habits.test').put('/api/v1/habits/h7').reply(404, { success: false, data: null, error: 'Habit not found' })
  console.log(await api.rename('h7', 'x'))

  nock('https://books.test').get('/shelf').reply(200, { success: true, data: [{ title: 'Dune', streak: 1 }] })
  for (const book of await api.books()) console.log(book.title)
  console.log(nock.pendingMocks().length)
}

main().catch((error) => {
  console.log('failed', error.message)
  process.exitCode = 1
})
