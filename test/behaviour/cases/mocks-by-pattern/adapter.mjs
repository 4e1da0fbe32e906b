import axios from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { done, drop, http, list, make, one, shelf, today } from './api.mjs'

const run = { id: 'h1', title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 3 }
const book = { id: 'b1', title: 'Dune', unit: 'pages', streak: 1 }

export async function withAdapter() {
  const mock = new MockAdapter(http)
  mock.onGet(/\/habits$/).reply(200, { success: true, data: [run], error: null })
  mock.onGet(/\/habits\/h\d$/).reply(200, { success: true, data: run, error: null })
  mock.onGet(/habits\/today/).reply(200, { success: true, data: [run], error: null })
  mock.onPost(/checkin$/).reply(200, { success: true, data: { id: 'l1' }, error: null })
  mock.onPost(/\/habits$/).reply((config) => [201, { success: true, data: { id: 'h9', ...JSON.parse(config.data), streak: 0 }, error: null }])
  mock.onDelete(/bulk/).reply(204)
  const books = new MockAdapter(axios)
  books.onGet(/shelf/).reply(200, { success: true, data: [book], error: null })

  for (const habit of await list()) console.log(habit.title, habit.streak)
  console.log((await one('h1')).target, (await today()).map((habit) => habit.title))
  console.log(await done('h1', '2024-12-01'), (await make('Swim')).title, await drop(['h1', 'h2']))
  for (const { title, unit, streak } of await shelf()) console.log(title, unit, streak)
  mock.restore()
  books.restore()
}
