import { create, done, habits, notes, problem, remove, today } from './habits.ts'
import { stories } from './news.ts'

for (const { title, streak, target } of await habits()) console.log(title, streak, target)
console.log(await today())
const made = await create('Chess', 2)
console.log(made.title, made.target)
console.log(await done(made.id, '2024-12-01'))
console.log(await notes('h1'))
console.log((await remove('h3')).success)
console.log(await problem('h3'), await problem('h1'))
for (const story of await stories()) console.log(story.title, story.target)
