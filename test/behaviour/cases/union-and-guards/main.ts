import { isFailure, unwrap, type Reply } from './reply.ts'

type Habit = { id: string; title: string; streak: number; target: number; unit: string }

const base = process.env.HABIT_API!
const init: RequestInit = { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } }

async function load(id: string): Promise<Reply<Habit>> {
  const response = await fetch(`${base}/api/v1/habits/${id}`, init)
  return (await response.json()) as Reply<Habit>
}

function isOnFire(habit: Habit | null): habit is Habit {
  return habit !== null && habit.streak >= 7
}

const found: Habit[] = []
for (const id of ['h1', 'h2', 'h3', 'h4']) {
  const reply = await load(id)
  if (isFailure(reply)) {
    console.log(`${id}: ${reply.error}`)
    continue
  }
  found.push(reply.data)
}
console.log(found.filter(isOnFire).map((habit) => habit.title).join(', '))

const total = found.reduce((sum, { target }) => sum + target, 0)
console.log('targets', total)

try {
  unwrap(await load('h5'))
} catch (e) {
  console.log((e as Error).message)
}
console.log(unwrap(await load('h2')).title)
