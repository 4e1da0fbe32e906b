// Answers that are checked by small schemas of one's own, which make objects of what they find.
import { array, number, object, string, type Infer } from './v.ts'

const Habit = object({ id: string(), title: string(), streak: number(), target: number(), frequency: string() })
const Film = object({ title: string(), year: number() })
type Habit = Infer<typeof Habit>

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number'
const shape =
  (fields: Record<string, Check>) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]))

interface Card {
  title: string
  streak: number
}
const looksRight = shape({ title: isText, streak: isNumber })
const isCard = (value: unknown): value is Card => looksRight(value)

async function load(): Promise<unknown[]> {
  const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  return (await res.json()).data
}

const loaded = await load()
const habits: Habit[] = array(Habit).parse(loaded)
for (const habit of habits) console.log(habit.title.padEnd(14), habit.streak, habit.target, habit.frequency)
console.log(loaded.filter(isCard).map((card) => `${card.title}/${card.streak}`))
console.log(Film.parse({ title: 'Heat', year: 1995 }).title)
try {
  Film.parse({ year: 1995 })
} catch (error) {
  console.log((error as Error).message)
}
