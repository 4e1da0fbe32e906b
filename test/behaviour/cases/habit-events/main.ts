interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
type Reply<T> = { success: boolean; data: T; error: string | null }
async function api<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const response = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { "X-API-Key": process.env.HABIT_API_KEY!, "Content-Type": "application/json" },
    body: body ? JSON.stringify(body) : undefined,
  })
  const reply = (await response.json()) as Reply<T>
  if (!reply.success) throw new Error(reply.error ?? "failed")
  return reply.data
}

type Event =
  | { type: 'renamed'; habit: Habit; title: string }
  | { type: 'completed'; habit: Pick<Habit, 'id' | 'title'>; date: string }
  | { type: 'failed'; error: string }
const isDone = (event: Event): event is Extract<Event, { type: 'completed' }> => event.type === 'completed'
function text(event: Event): string {
  if (event.type === 'failed') return `failed: ${event.error}`
  if (isDone(event)) return `${event.habit.title} on ${event.date}`
  return `${event.habit.title} from ${event.title} (${event.habit.streak})`
}
const log: Event[] = []
const rename = async (id: Habit['id'], title: string): Promise<void> => {
  try {
    const before = await api<Habit>(`/habits/${id}`)
    const habit = await api<Habit>(`/habits/${id}`, 'PUT', { title } satisfies Partial<Habit>)
    log.push({ type: 'renamed', habit, title: before.title })
  } catch (error) { log.push({ type: 'failed', error: error instanceof Error ? error.message : 'unknown' }) }
}
const complete = async (habit: Habit, date: string) => {
  await api<void>('/habits/checkin', 'POST', { habitId: habit.id, date, status: 'done' })
  log.push({ type: 'completed', habit, date })
}
await rename('h2', 'Read more')
await rename('h5', 'x')
for (const habit of (await api<Habit[]>('/habits/today')).filter((h): h is Habit => h.target >= 1)) await complete(habit, '2024-12-07')
console.log(log.map(text).join('\n'))
const counts = log.reduce<Partial<Record<Event['type'], number>>>((all, { type }) => ({ ...all, [type]: (all[type] ?? 0) + 1 }), {})
console.log(counts)
