import { Habits } from './habits.mjs'
import { Resource } from './resource.mjs'

const habits = new Habits()
for (const habit of await habits.all()) console.log(habit.label, habit.streakDays)

const habit = await habits.one('h2')
habit.title = '  Read fiction '
const saved = await habits.save(habit)
console.log(saved.title, saved.amount)

const areas = new Resource('areas')
console.log((await areas.all()).map((a) => a.name).join(' + '))
await habits.one('h8').catch((e) => console.log(e.message))
