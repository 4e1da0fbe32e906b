import { create, done, habits, removeAll, statistics, title, today } from './habits.mjs'
import { tides } from './tides.mjs'

for (const habit of await habits()) console.log(habit.title, habit.streak, habit.completedDates.length)
console.log(await today())
const { success, data } = await create('Yoga')
console.log(success, data.title, data.target)
console.log(await done(data.id, '2024-12-09'))
console.log(await statistics())
console.log(await removeAll(['h2']))
console.log(await title('h2'), await title('h1'))
console.log(await tides())
