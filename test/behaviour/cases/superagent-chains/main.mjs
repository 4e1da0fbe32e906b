import { create, done, habits, notes, reason, removeAll, smoke, today } from './habits.mjs'
import { ours } from './own.mjs'

for (const habit of await habits()) console.log(habit.title, habit.streak)
console.log(await new Promise((resolve, reject) => today((err, list) => (err ? reject(err) : resolve(list)))))
const { id, title, status } = await create('Sketch')
console.log(title, status)
console.log(await done(id, '2024-12-07'))
console.log(await notes('h1'), await smoke())
console.log(await removeAll(['h3']))
console.log(await reason('h3'), await reason('h1'))
console.log(await ours())
