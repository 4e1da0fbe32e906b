import { checkIn, createHabit, listHabits, removeHabit, updateHabit } from './habits.ts'

const created = await createHabit('Draw')
await updateHabit(created.id, { title: `${created.title} daily` })
await checkIn(created.id, '2024-12-10')
await removeHabit('h3')
for (const { title, target, streak } of await listHabits()) console.log(`${title} (${target}) ${'*'.repeat(Math.min(streak, 5))}`)
await removeHabit('h3').catch((message: string) => console.log(message.toUpperCase()))
