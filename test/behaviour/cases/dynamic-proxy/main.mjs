import { client } from './client.mjs'
import { wiki } from './wiki.mjs'

const api = client(process.env.HABIT_API, process.env.HABIT_API_KEY)

const { data: habits } = await api.habits.get()
for (const { title, target, streak } of habits) console.log(`${title}: ${streak} (${target})`)

const one = await api.habits('h3').get()
console.log(one.data.title, one.success)

const none = await api.habits('h33').get()
console.log(none.success, none.error)

await api.habits('h3').put({ title: 'Stretch twice', target: 4, unit: 'times' })
console.log((await api.habits('h3').get()).data.target)

await api.habits.checkin.post({ habitId: 'h3', date: '2024-12-03', status: 'done' })
console.log((await api.user.statistics.get()).data.completions)
console.log(wiki.page.title, wiki.page.target, wiki.page.error)
