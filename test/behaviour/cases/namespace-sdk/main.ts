import { HabitApi } from './habit-api.ts'
import Period = HabitApi.Period

type Habit = HabitApi.Habit
const label = (h: Habit) => `${h.title}/${h.streak}/${h.unit === HabitApi.Unit.Times ? 'x' : 'min'}/${HabitApi.isDue(h)}`
console.log((await HabitApi.habits()).map(label))
console.log((await HabitApi.habits((h) => h.streak > 5)).map((h) => h.title))
const made = await HabitApi.create({ title: 'Swim', target: 30, unit: HabitApi.Unit.Minutes, frequency: Period.Daily })
console.log(made.title, made.target)
const draft: HabitApi.Draft = { title: 'Jump' }
draft.target = 5
draft.unit = HabitApi.Unit.Times
const jump = await HabitApi.create(draft)
console.log(label(jump), (await HabitApi.change(jump.id, { title: 'Jump high' })).title)
await HabitApi.destroy('h3', made.id)
console.log((await HabitApi.logs('h1')).length)
try { await HabitApi.habits('zzz') } catch (e) { if (e instanceof HabitApi.ApiError) console.log(e.code, e.message) }
