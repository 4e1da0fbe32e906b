import { close, create, find, habits, removeAll, skip, today } from './habits.mjs'
import { train } from './trains.mjs'

const { statusCode, data } = await habits()
console.log(statusCode, data.map((habit) => `${habit.title} ${habit.streak} ${habit.target}`))
console.log(await today())
const made = await create('Stretch')
console.log(made.title, made.frequency)
await skip(made.id, '2024-12-08')
await removeAll(['h1', 'h2'])
await find('h1').catch((error) => console.log(error.message))
console.log(await train())
await close()
