import { createSdk } from './sdk/index.mjs'
import { hotel } from './hotel.mjs'

const sdk = createSdk({ baseUrl: process.env.HABIT_API, apiKey: process.env.HABIT_API_KEY })
sdk.hooks.onError((e) => console.log('hook:', e.kind, e.text))

const page = await sdk.habits.list()
console.log(page.items.map((i) => i.title), page.count)
for await (const habit of sdk.habits.iterate({ atLeast: 5 })) console.log('iter', habit.title, habit.streak)
const one = await sdk.habits.at('h3').read()
console.log(one.title, one.target)
await sdk.habits.at('h3').write({ title: 'Stretch long', target: one.target * 2, unit: one.unit, frequency: one.frequency })
console.log((await sdk.habits.at('h3').read()).title)
await sdk.habits.at('h3').tick('2024-12-30')
await sdk.habits.at('h2').skip('2024-12-30')
console.log(await sdk.habits.at('h7').read())
console.log(await sdk.stats())
await sdk.habits.purge(['h1', 'h2'])
console.log((await sdk.habits.list()).count)
console.log(hotel.rooms.map((r) => r.title + '/' + r.target + r.unit).join())
