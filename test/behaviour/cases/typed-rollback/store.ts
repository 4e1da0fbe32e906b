export type Habit = {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}

type Result<T> = { ok: true; value: T } | { ok: false; reason: string; status: number }
type Listener = (event: StoreEvent) => void
export type StoreEvent =
  | { type: 'changed'; habit: Habit; field: keyof Habit }
  | { type: 'rolled-back'; habit: Habit; reason: string }
  | { type: 'removed'; ids: string[] }

const api = process.env.HABIT_API + '/api/v1'
const headers = () => ({ 'X-API-Key': String(process.env.HABIT_API_KEY), 'Content-Type': 'application/json' })

async function send<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<Result<T>> {
  const response = await fetch(api + path, { method, headers: headers(), body: payload ? JSON.stringify(payload) : null })
  const { success, data, error } = (await response.json()) as { success: boolean; data: T; error: string | null }
  return success ? { ok: true, value: data } : { ok: false, reason: error ?? 'failed', status: response.status }
}

/** Keeps habits in memory, writes through, and takes back what the service refused. */
export class OptimisticHabits {
  #habits = new Map<string, Habit>()
  #listeners = new Set<Listener>()
  pending = 0

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #emit(event: StoreEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  async load(): Promise<number> {
    const result = await send<Habit[]>('GET', '/habits')
    if (!result.ok) throw new Error(result.reason)
    this.#habits = new Map(result.value.map((habit) => [habit.id, habit]))
    return this.#habits.size
  }

  get all(): Habit[] {
    return [...this.#habits.values()].sort((a, b) => a.title.localeCompare(b.title))
  }

  async set<K extends 'title' | 'target' | 'frequency'>(id: string, field: K, value: Habit[K]): Promise<boolean> {
    const previous = this.#habits.get(id)
    const next: Habit = { ...(previous ?? blank(id)), [field]: value }
    this.#habits.set(id, next)
    this.#emit({ type: 'changed', habit: next, field })
    this.pending++
    const result = await send<Habit>('PUT', `/habits/${id}`, { [field]: value })
    this.pending--
    if (result.ok) {
      this.#habits.set(id, result.value)
      return true
    }
    if (previous) this.#habits.set(id, previous)
    else this.#habits.delete(id)
    this.#emit({ type: 'rolled-back', habit: previous ?? next, reason: result.reason })
    return false
  }

  async remove(...ids: string[]): Promise<void> {
    const snapshot = new Map(this.#habits)
    for (const id of ids) this.#habits.delete(id)
    const result = await send('DELETE', '/habits/bulk', { ids })
    if (result.ok) this.#emit({ type: 'removed', ids })
    else this.#habits = snapshot
  }
}

const blank = (id: string): Habit => ({ id, title: '(new)', frequency: 'daily', target: 1, unit: 'times', streak: 0, completedDates: [] })
