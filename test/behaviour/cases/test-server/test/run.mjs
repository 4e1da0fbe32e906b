import { createClient, shelf } from '../client.mjs'
import { startFake } from './fake-service.mjs'

const server = await startFake()
const baseUrl = `http://127.0.0.1:${server.address().port}`
const client = createClient(baseUrl, 'k-test')
console.log((await client.list()).map((habit) => `${habit.title} ${habit.streak}`))
const made = await client.add('Swim', 2)
console.log(made.title, made.target, made.streak)
console.log(await client.add('', 2).catch((error) => error.message))
console.log((await client.overview()).completions)
console.log(await client.rename('h1', 'x').catch((error) => error.message))
console.log((await shelf(baseUrl)).map((book) => book.title))
server.close()
