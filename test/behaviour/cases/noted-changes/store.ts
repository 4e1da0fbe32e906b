import { type EditableProps, Habit, type HabitProps } from './habit.ts'

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export class HabitStore {
  static readonly #headers = { 'X-API-Key': process.env.HABIT_API_KEY ?? '', 'Content-Type': 'application/json' }
  private readonly root = `${process.env.HABIT_API}/api/v1/habits`

  async all(): Promise<Habit[]> {
    return (await this.#json<HabitProps[]>(this.root)).map((props) => Habit.fromApi(props))
  }

  async create(props: EditableProps): Promise<Habit> {
    return Habit.fromApi(await this.#json<HabitProps>(this.root, { method: 'POST', body: JSON.stringify(props) }))
  }

  async save(habit: Habit): Promise<Habit> {
    if (!habit.isDirty) return habit
    return Habit.fromApi(await this.#json<HabitProps>(`${this.root}/${habit.id}`, { method: 'PUT', body: JSON.stringify(habit.changes()) }))
  }

  async #json<T>(url: string, init: RequestInit = {}): Promise<T> {
    const response = await fetch(url, { ...init, headers: HabitStore.#headers })
    const { success, data, error } = (await response.json()) as Envelope<T>
    if (!success) throw new Error(error ?? `HTTP ${response.status}`)
    return data
  }
}
