import { create, drop, find, habits, reason, skip, today } from './habits.mjs'
import { parcel } from './parcels.mjs'

for (const habit of await habits()) console.log(habit.title, habit.streak, habit.completedDates.length)
console.log(await today())
const { title, target } = await find('h3')
console.log(title, target)
console.log((await create('Knitting')).title)
console.log(await skip('h1', '2024-12-02'))
console.log(await drop(['h2', 'h3']))
console.log(await reason('h2'), await reason('h1'))
console.log(await parcel())
