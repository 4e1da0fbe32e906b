import { ApiError } from './errors.ts'

export type Habit = { id: string; title: string; target: number; streak: number }

export class Client {
  readonly #key: string
  readonly #root: string

  private constructor(root: string, key: string) {
    this.#root = root
    this.#key = key
  }

  static fromEnv(env: NodeJS.ProcessEnv = process.env): Client {
    if (!env.HABIT_API || !env.HABIT_API_KEY) throw new Error('HABIT_API and HABIT_API_KEY must be set')
    return new Client(`${env.HABIT_API}/api/v1`, env.HABIT_API_KEY)
  }

  habit(id: string): Promise<Habit> {
    return this.#request<Habit>(`/habits/${id}`)
  }

  create(habit: { title?: string; target: number }): Promise<Habit> {
    return this.#request<Habit>('/habits', {
      method: 'POST',
      body: JSON.stringify({ ...habit, frequency: 'daily', unit: 'times' }),
    })
  }

  async #request<T>(path: string, init: RequestInit = {}): Promise<T> {
    const headers = new Headers(init.headers)
    headers.set('X-API-Key', this.#key)
    if (init.body) headers.set('Content-Type', 'application/json')
    const response = await fetch(this.#root + path, { ...init, headers })
    if (!response.ok) throw await ApiError.from(response)
    const { data } = await response.json()
    return data as T
  }
}
