import { type Habit, habit, listHabits, today } from './api.ts'

const answer = (await listHabits()) as unknown as { success: boolean; data: Habit[] }
if (answer.success) console.log(answer.data.map((each) => each.title))
const all = ((await listHabits()) as any).data as Habit[]
console.log(all.map(({ frequency }) => frequency))

for (const due of (await today()) as Habit[]) console.log(due.title, due.streak)
const one = await habit('h1')
console.log((one as Habit).title, (one as any).streak, (await habit('nobody')) === null)

const own: unknown = { title: 'Mine', streak: 7 }
console.log((own as any).title, (own as any).streak)
const card = { title: 'Card' } as any
console.log(card.title)
