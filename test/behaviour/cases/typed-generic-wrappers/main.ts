import { recall, remember } from './cache.ts'
import type { Area, Habit, HabitInput } from './habit.ts'
import { type Handler, Http, HttpError, Resource } from './http.ts'

const http = new Http(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
const habits = new Resource<Habit, HabitInput>(http, '/habits')
const areas = new Resource<Area>(http, '/areas')

const print: Handler<Habit> = (habit) => console.log(`${habit.title}: ${habit.streak}/${habit.target}`)
for (const habit of await habits.all()) print(habit)
print(await habits.add({ title: 'Row', frequency: 'daily', target: 2, unit: 'times' }))
console.log((await areas.all()).map((area) => area.name))
try {
  await habits.find('none')
} catch (error) {
  if (error instanceof HttpError) console.log(error.status, error.reason)
}
remember({ title: 'Row', streak: 1 })
console.log(recall())
