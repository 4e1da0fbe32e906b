import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { checkIn, createHabit, getHabit, listHabits, listTasks, overview } from './api.ts'
import { handlers } from './handlers.ts'

const server = setupServer(...handlers)
server.listen({ onUnhandledRequest: 'error' })

console.log((await listHabits()).map((habit) => `${habit.title}:${habit.streak}`).join(' '))
console.log((await getHabit('h2')).target)
console.log(await getHabit('none').catch((error: Error) => error.message))
const made = await createHabit({ title: 'Swim', target: 2, unit: 'times' })
console.log(made.id, made.title, made.target, made.streak)
console.log(await createHabit({ title: '', target: 2, unit: 'times' }).catch((error: Error) => error.message))
await checkIn('h1', '2024-12-01')
console.log(await overview())
console.log((await listTasks()).map((task) => task.title))

server.use(http.get('*/api/v1/habits', () => HttpResponse.json({ success: true, data: [], error: null })))
console.log((await listHabits()).length)
server.close()
