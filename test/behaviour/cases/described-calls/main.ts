import { addHabit, allHabits, checkIn, oneHabit, skip } from './calls.ts'
import { run } from './define.ts'

const total = (await run(allHabits, undefined)).reduce((sum, { target = 1 }) => sum + target, 0)
console.log(total)
const h1 = await run(oneHabit, { id: 'h1' })
console.log(h1.title, h1.streak ?? 'no streak', h1.unit === 'times' ? `${h1.target ?? 0}x` : '?')
const added = await run(addHabit, { title: 'Juggle', times: 6 })
await run(checkIn, { habitId: added.id, date: '2024-12-11' })
await run(skip, { habitId: 'h2', date: '2024-12-11' })
await run(checkIn, { habitId: 'hx', date: '2024-12-11' }).catch((e: Error) => console.log(e.message))
console.log((await run(allHabits, undefined)).map(({ title, streak = 0 }) => `${title}:${streak}`).join(' '))
