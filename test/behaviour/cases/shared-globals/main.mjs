import './lib/setup.mjs'
import { configure, latest, refresh } from './lib/store.mjs'
import { settings } from './lib/settings.mjs'
import { show } from './lib/show.mjs'

configure({ base: `${process.env.HABIT_API}/api/v1`, key: process.env[settings.key] })
const habits = await api.list()
console.log(api.title, habits.map((habit) => habit.title))
show(habits[0])
const { streak } = await globalThis.api.one('h3')
console.log(streak)
await refresh()
console.log(latest.title, (await import('./lib/store.mjs')).latest.target)

globalThis.shelf = { title: 'Emma', streak: 1 }
console.log(shelf.title, shelf.streak)
