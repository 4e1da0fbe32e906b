import './src/storage.ts'
import { habits } from './src/habits.ts'
import { keepToken, last, remember } from './src/session.ts'

keepToken(process.env.HABIT_API_KEY ?? '')
const fromService = await habits()
const fromCache = await habits()
for (const habit of fromCache) console.log(habit.title, habit.target, habit.unit === 'times' ? 'x' : habit.unit, habit.streak)
console.log(fromService.map(({ title }) => title).join() === fromCache.map(({ title }) => title).join())
remember({ title: fromCache[0].title, target: 'main' })
const entry = last()
if (entry) console.log(entry.title, entry.target)
