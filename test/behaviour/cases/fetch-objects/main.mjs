import { create, done, gone, list, notes, rename, today } from './api.mjs'
import { painting } from './museum.mjs'

for (const habit of await list()) console.log(habit.title, habit.streak)
console.log((await today()).length)
console.log((await notes('h1')).map((note) => note.text))
const { id, title, status } = await create('Piano', 3)
console.log(title, status)
console.log((await create('', 1)).message)
console.log(await done(id, '2024-12-21'))
console.log(await rename(id, 'Grand piano'))
console.log(await gone('h3'))
console.log(await painting())
