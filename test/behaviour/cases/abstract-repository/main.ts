import { HabitRepository } from './habits.ts'

const repository = new HabitRepository(process.env.HABIT_API!, process.env.HABIT_API_KEY!)

const made = await repository.create({ label: 'Plank', perDay: 3 })
console.log(made.title, made.perDay, made.streak)
for (const routine of await repository.list()) console.log(routine.headline)
console.log((await repository.find('h1'))?.headline ?? 'gone', (await repository.find('nope'))?.headline ?? 'gone')
