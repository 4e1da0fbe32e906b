import { run } from 'node:test'
import { fileURLToPath } from 'node:url'
import { HabitClient } from './src/client.mjs'

const files = ['client', 'movies'].map((name) => fileURLToPath(new URL(`./test/${name}.test.mjs`, import.meta.url)))
const client = new HabitClient({ baseUrl: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
const made = await client.create({ title: 'Dance' })
console.log(made.title, made.target, await client.checkIn(made.id, '2024-12-01'))
await client.rename('h3', 'Bend').then((habit) => console.log(habit.title, habit.streak))
await client.create({ title: '' }).catch((error) => console.log(error.name, error.message))

for await (const { type, data } of run({ files, concurrency: false })) {
  if (type === 'test:pass' || type === 'test:fail') {
    if (data.name.endsWith('.mjs')) continue
    console.log(type, data.name, data.details.error?.cause?.message ?? '')
  }
}
