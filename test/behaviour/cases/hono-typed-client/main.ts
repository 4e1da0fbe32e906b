import { add, card, cards } from './cards.ts'

for (const { title, streak } of await cards()) console.log(title, streak)
console.log(await card('h1'))
console.log(await card('nobody'))
console.log((await add('Bake', 2)).title)
