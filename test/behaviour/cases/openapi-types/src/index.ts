import { createClient } from './client'
import type { components } from './generated/schema'

type Habit = components['schemas']['Habit']
const client = createClient({ baseUrl: process.env.HABIT_API!, apiKey: process.env.HABIT_API_KEY! })

const line = (h: Habit) => `${h.title}: ${h.streak} days, ${h.target} ${h.unit === 'times' ? 'x' : h.unit}, ${h.frequency}`

const list = await client.GET('/api/v1/habits')
console.log(list.success, list.data.map(line))
const made = await client.POST('/api/v1/habits', { body: { title: 'Paint', target: 2, unit: 'times', frequency: 'daily' } })
console.log(made.data.title, made.data.target)
const one = await client.GET('/api/v1/habits/{id}', { path: { id: 'h2' } })
console.log(one.error === null ? one.data.title : one.error)
const put = await client.PUT('/api/v1/habits/{id}', { path: { id: 'h2' }, body: { title: 'Read aloud' } })
console.log(put.data.title)
const none = await client.GET('/api/v1/habits/{id}', { path: { id: 'zzz' } })
console.log(none.success, none.error)
console.log((await client.GET('/api/v1/user/statistics')).data.habits)

const talks: { title: string; target: string }[] = [{ title: 'Types at work', target: 'beginners' }]
for (const talk of talks) console.log(talk.title, talk.target)
