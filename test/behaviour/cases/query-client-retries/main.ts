import { client, habitQuery, habitsQuery, keys, rename, type Habit } from './habits.ts'
import { rates } from './rates.ts'

const titles = () => client.getQueryData<Habit[]>(keys.all)?.map(({ title }) => title).join()

const habits = await client.fetchQuery(habitsQuery)
console.log(habits.length, titles())
const first = await client.fetchQuery(habitQuery('h1'))
console.log(first.title, `${first.target}${first.unit === 'times' ? 'x' : first.unit}`, first.streak)
console.log((await rename('h2', 'Read a page')).title, titles())
await rename('nobody', 'x').catch((error: Error) => console.log(error.message, titles()))
console.log(rates[0]?.title)
client.clear()
