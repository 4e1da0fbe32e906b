import { getHabit, rename, today, type Habit } from './gateway.ts'
import { mapResult, type Result } from './result.ts'

const line = (result: Result<string, string>): string => (result.success ? result.data : `! ${result.error}`)
const describe = ({ title, target, streak }: Habit) => `${title}/${target}/${streak}`

console.log(line(mapResult(await getHabit('h1'), describe)))
console.log(line(mapResult(await getHabit('h0'), describe)))
console.log(line(mapResult(await rename('h2', 'Read on'), (habit) => habit.title)))
const due = await today()
if (due.success) console.log(due.data.map(describe).join(' '))
else console.log(due.error)
