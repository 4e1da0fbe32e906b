import { briefSchema, hotSchema, notedSchema, outcome } from './extras.ts'
import { read } from './form.ts'
import { habitListSchema, habitSchema, newHabitSchema, type Habit, type NewHabit } from './schemas.ts'

const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' }

async function list(): Promise<Habit[]> {
  const response = await fetch(`${base}/habits`, { headers })
  return habitListSchema.parse(await response.json()).data
}

async function find(id: string): Promise<Habit | null> {
  const response = await fetch(`${base}/habits/${id}`, { headers })
  const body = await response.json()
  const parsed = habitSchema.safeParse(body.data)
  return parsed.success ? parsed.data : null
}

async function create(habit: NewHabit): Promise<void> {
  const body = JSON.stringify(newHabitSchema.parse(habit))
  const response = await fetch(`${base}/habits`, { method: 'POST', headers, body })
  console.log(response.status)
}

const line = (habit: Habit) => `${habit.title} ${habit.streak} ${habit.target} ${habit.frequency}`
for (const habit of await list()) console.log(line(habit))
const form = read({ title: 'Swim', times: '4' })
if (typeof form !== 'string')
  await create({ title: form.title, frequency: 'daily', target: Number(form.times), unit: 'times' })
console.log(read({ title: 'S', times: 'x' }))
const found = await find('h1')
console.log(found ? line(found) : 'none', await find('none'))

const one = await (await fetch(`${base}/habits/h3`, { headers })).json()
console.log(notedSchema.parse({ ...one.data, note: 'mine' }).note, briefSchema.parse(one.data).title)
console.log(hotSchema.safeParse(one.data).success)
for (const id of ['h2', 'h9']) {
  const answer = outcome.parse(await (await fetch(`${base}/habits/${id}`, { headers })).json())
  console.log(answer.success ? answer.data.title : `failed: ${answer.error}`)
}
