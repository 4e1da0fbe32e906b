import { resolve } from './container.ts'
import { HabitsController } from './habits/habits.controller.ts'
import { dispatch } from './routing.ts'
import { todos } from './todo.ts'

const app = resolve(HabitsController)
const call = async (verb: string, url: string, body?: Record<string, unknown>) => {
  try {
    console.log(verb, url, JSON.stringify(await dispatch(app, verb, url, body)))
  } catch (error) {
    console.log(verb, url, 'failed:', (error as Error).message)
  }
}
await call('GET', '/my/habits')
await call('GET', '/my/today')
await call('POST', '/my/habits', { title: 'Plank', target: '3' })
await call('POST', '/my/habits', { target: '3' })
await call('POST', '/my/habits/h1/done/2024-12-03')
await call('POST', '/my/habits/h9/done/2024-12-03')
await call('POST', '/my/habits/prune')
await call('GET', '/my/habits')
console.log(todos.map((todo) => `${todo.title} at the ${todo.target}`).join())
