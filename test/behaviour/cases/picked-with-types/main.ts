import { countBy, keyBy, omit, pick, pluck, sortBy } from './objects.ts'

interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

interface Film {
  title: string
  year: number
  streak: boolean
}

const root = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }

async function call<T>(path: string, method = 'GET', body?: object): Promise<T> {
  const response = await fetch(root + path, { method, headers, body: body && JSON.stringify(body) })
  const reply = (await response.json()) as { success: boolean; data: T; error: string | null }
  if (!reply.success) throw new Error(reply.error ?? 'unknown')
  return reply.data
}

const habits = await call<Habit[]>('')
console.log(pluck(habits, 'title').join(', '))
console.log(sortBy(habits, 'id').map((habit) => habit.title))
console.log(sortBy(habits, 'title').map((habit) => habit.streak))
const byTitle = keyBy(habits, 'title')
console.log(byTitle.get('Read')?.target)
console.log(countBy(habits, (habit) => habit.frequency))

const { title, streak } = pick(habits[0]!, 'title', 'streak')
console.log(title, streak)

const { id, streak: days, ...draft } = habits[1]!
const copy = await call<Habit>('', 'POST', { ...draft, title: `${draft.title} again` })
console.log(copy.title, copy.target, days, id.length)
const updated = await call<Habit>(`/${copy.id}`, 'PUT', pick(habits[0]!, 'target', 'unit'))
console.log(updated.target, updated.title)

const film: Film = { title: 'Alien', year: 1979, streak: false }
console.log(pick(film, 'title', 'year'), omit(film, 'year', 'title'), pluck([film], 'title'))
