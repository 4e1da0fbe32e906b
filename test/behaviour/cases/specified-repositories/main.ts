import { AreaRepository, HabitRepository, LongerThan, Practised } from './habits.ts'
import { quests, tell } from './quests.ts'

const habits = new HabitRepository()
const hot = new LongerThan(5)
console.log((await habits.all()).map((habit) => habit.label))
console.log((await habits.matching(hot.and(new Practised()))).map(({ label, days, effort }) => [label, days, effort]))
console.log((await habits.matching(hot.not())).map((habit) => habit.id))
console.log((await habits.add('Plank', 3, 'min')).label, (await habits.one('h2')).goal)
console.log(await new AreaRepository().all(), quests.map(tell))
await habits.add('').catch((error: Error) => console.log(error.name, error.message))
