// What is not known is asked for its members before it counts as a habit.
interface Habit { id: string; title: string; target: number; unit: string; streak: number }
interface Film { title: string; streak: number }
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
export function isHabit(value: unknown): value is Habit {
  return isRecord(value) && typeof value.title === 'string' && typeof value.streak === 'number' && typeof value['target'] === 'number'
}
const isFilm = (value: unknown): value is Film => isRecord(value) && typeof value.title === 'string' && typeof value.streak === 'number'
const call = async (path: string): Promise<unknown> => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
  const body: { success: boolean; data: unknown; error: string | null } = await res.json()
  if (!body.success) throw new Error(body.error ?? '')
  return body.data
}
const list = await call('/habits')
const habits: Habit[] = Array.isArray(list) ? list.filter(isHabit) : []
console.log(habits.map((habit) => `${habit.title} ${habit.streak} ${habit.target}`))
const one = await call('/habits/h1')
if (isHabit(one)) console.log(one.title, one.unit === 'times', one.streak)
const two: unknown = await call('/habits/h2')
if (isRecord(two)) console.log(Number(two.target), String(two['title']))
console.log([{ title: 'Solaris', streak: 1 }, { title: 'x' }].filter(isFilm).length)
