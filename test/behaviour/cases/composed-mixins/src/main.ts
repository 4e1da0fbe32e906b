import { Habits } from './habits'
import { Colour } from './tags'

const habits = new Habits()
for (const { title, streak, target, unit } of await habits.list()) console.log(title, streak, target, unit === 'times')
const one = await habits.find('h1')
console.log(one.title, one.completedDates.length, one.frequency)
console.log((await habits.rename('h1', 'Jog')).title)
await habits.skip('h2', '2024-12-12')
console.log((await habits.del('h3')).id)
try {
  await habits.find('h3')
} catch (error) {
  const { message, status } = error as Error & { status: number }
  console.log(status, message)
}
console.log(String(new Colour('red')))
