import { create, done, habits, notes, stats, title, today } from './habits.mjs'
import { songs } from './radio.mjs'

for (const habit of await habits()) console.log(habit.title, habit.streak, habit.target)
console.log(await today())
const { success, data: made } = await create({ title: 'Singing', target: 2, unit: 'times', frequency: 'daily' })
console.log(success, made.title, made.frequency)
console.log((await done(made.id, '2024-12-03')).success)
console.log(await notes('h1'), await stats())
console.log(await title('nope'))
console.log(await songs())
