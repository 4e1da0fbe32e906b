import { allHabits, oneHabit } from './api.js'

/** @param {import('./types.js').Habit} habit */
const describe = (habit) => `${habit.title}: ${habit.streak} (${habit.frequency})`

/** @type {import('./types.js').Bookmark[]} */
const bookmarks = [{ title: 'Weather', link: '/weather' }]

/** @type {Map<string, import('./types.js').Habit>} */
const byId = new Map()
for (const habit of await allHabits()) byId.set(habit.id, habit)

for (const [id, habit] of byId) console.log(id, describe(habit))
console.log(byId.get('h3')?.title, byId.get('h9')?.title ?? '-', byId.get('h1')?.target)
for (const { title, link } of bookmarks) console.log(title, link)

await oneHabit('zzz').catch((/** @type {Error} */ e) => console.log(e.message))
