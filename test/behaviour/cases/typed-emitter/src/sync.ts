import { bus, type Habit } from './events'

type Reply<T> = { success: boolean; data: T; error: string | null }
const base = `${process.env.HABIT_API}/api/v1/habits`
const headers: HeadersInit = [['X-API-Key', process.env.HABIT_API_KEY!], ['Content-Type', 'application/json']]

async function json<T>(request: Promise<Response>): Promise<T | null> {
  const response = await request
  const { data, error }: Reply<T> = await response.json()
  if (error) {
    bus.emit('failed', error, response.status)
    return null
  }
  return data
}

export class Sync {
  #known = new Map<string, Habit>()

  async pull(signal?: AbortSignal): Promise<void> {
    const list = await json<Habit[]>(fetch(base, { headers, signal }))
    if (!list) return
    for (const habit of list) {
      const was = this.#known.get(habit.id)
      if (was && (was.title !== habit.title || was.target !== habit.target)) bus.emit('changed', habit, was)
      this.#known.set(habit.id, habit)
    }
    bus.emit('loaded', [...this.#known.values()])
  }
  async push(id: string, change: Partial<Pick<Habit, 'title' | 'target'>>): Promise<void> {
    const known = this.#known.get(id)
    const body = { ...(change.title !== undefined && { title: change.title }), target: change.target ?? known?.target, unit: known?.unit }
    await json<Habit>(fetch(`${base}/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) }))
  }
}
