import { type Habit, load, loadOne, save } from './api.ts'
const lamp = { title: 'Lamp', target: 'kitchen' }
const isHabit = (thing: Habit | typeof lamp): thing is Habit => 'streak' in thing
const name = (thing: Habit | typeof lamp) => (isHabit(thing) ? `${thing.title} ${thing.streak}` : `${thing.title} in the ${thing.target}`)
const habits = await load('habits')
console.log([...habits, lamp].map(name).join(', '))
console.log((await load('areas')).map((area) => area.name))
const { id, title, target, unit, frequency } = await loadOne('h1')
const saved = await save({ id, title: title.toUpperCase(), target: target * 2, unit, frequency })
console.log(saved.title, saved.target, lamp.target)
await loadOne('h0').catch((e: TypeError) => console.log(e.message))
