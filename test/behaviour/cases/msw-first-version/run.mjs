import { setupServer } from 'msw/node'
import { addBook, habits } from './client.mjs'
import { handlers, mockGet } from './mocks/handlers.mjs'

const server = setupServer(...handlers)
server.listen({ onUnhandledRequest: 'error' })

for (const habit of await habits.today()) console.log(habit.title, habit.streak, habit.completedDates.length)
const made = await habits.add('Swim', 'daily')
console.log(made.title, made.frequency)
await habits.add('', 'daily').catch((error) => console.log(error.message))
console.log((await habits.update('h1', { title: 'Jog' })).title)
await habits.skip('h1', '2024-12-03')
console.log(await habits.remove('h1'))
console.log(await addBook('Dune'))
server.close()
