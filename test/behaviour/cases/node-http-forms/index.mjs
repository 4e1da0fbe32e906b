import { close, habits, notes, remove, Tracker } from './client.mjs'
import { goods } from './shop.mjs'

const tracker = new Tracker()
for (const { title, streak, target } of await habits()) console.log(title, streak, target)
console.log((await tracker.today()).map(({ title }) => title))
console.log(await notes('h1'))
console.log((await tracker.stats()).habits)
await tracker.skip('h1', '2024-12-20')
console.log(await remove('h2', 'h3'))
await tracker.send('GET', '/habits/h2').catch((e) => console.log(e.message))
for (const { title, target, streak } of await goods()) console.log(title, target, streak)
close()
