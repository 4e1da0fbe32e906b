import { habitsApi, type Habit, type HabitsApi } from './habits.ts'
import { createHttp, HabitApiError } from './http.ts'

const api: HabitsApi = habitsApi(createHttp(process.env.HABIT_API_KEY!))

type Loaded = Awaited<ReturnType<HabitsApi['list']>>

const report = (habits: Loaded) =>
  habits.map((h, i) => `${i + 1}. ${h.title}${h.unit === 'times' ? ` x${h.target}` : ''} — ${h.streak}`).join('\n')

console.log(report(await api.list()))
const made: Habit = await api.create({ title: 'Sketch', frequency: 'daily', target: 2, unit: 'times' })
await api.skip(made.id, '2024-12-05')
const changed = await api.patch(made.id, { title: 'Sketch daily', target: 3, unit: 'times', frequency: 'daily' })
console.log(changed.title, changed.target, changed.frequency)
console.log((await api.today()).map(({ title }) => title))
try {
  await api.get('missing')
} catch (error) {
  if (error instanceof HabitApiError) console.log(error.name, error.status, error.message)
}
