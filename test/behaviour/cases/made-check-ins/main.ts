// Check-ins that a function makes where they are sent.
type Habit = { id: string; title: string; streak: number }
interface CheckIn { habitId: string; date: string; status: 'done' }

const toCheckIn = (habitId: string, day: Date): CheckIn => ({ habitId, date: day.toISOString().slice(0, 10), status: 'done' })
const dayOf = (streak: number) => new Date(Date.UTC(2024, 11, 1 + streak))

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
  })
  return (await response.json()).data as T
}
const post = <T,>(path: string, body: unknown) => call<T>(path, { method: 'POST', body: JSON.stringify(body) })

for (const habit of await call<Habit[]>('/habits')) {
  const done = await post<unknown>('/habits/checkin', toCheckIn(habit.id, dayOf(habit.streak)))
  console.log(habit.title, done !== null)
}
console.log((await call<{ completions: number }>('/user/statistics')).completions)
