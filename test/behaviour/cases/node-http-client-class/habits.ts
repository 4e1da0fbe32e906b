import { ask } from './http.ts'

export interface Habit {
  readonly id: string
  readonly title: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

interface Answer<T> {
  readonly success: boolean
  readonly data: T
  readonly error: string | null
}

export class ApiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export class HabitClient {
  readonly #base: string
  readonly #key: string

  constructor(base: string, key: string) {
    this.#base = `${base}/api/v1`
    this.#key = key
  }

  async #call<T>(method: string, path: string, payload?: unknown): Promise<T> {
    const { status, body } = await ask(method, this.#base + path, { 'X-API-Key': this.#key }, payload)
    const answer = JSON.parse(body) as Answer<T>
    if (!answer.success) throw new ApiError(status, answer.error ?? 'unknown')
    return answer.data
  }

  list(): Promise<Habit[]> {
    return this.#call<Habit[]>('GET', '/habits')
  }

  get(id: string): Promise<Habit> {
    return this.#call<Habit>('GET', `/habits/${id}`)
  }

  async checkIn({ id: habitId }: Habit, date: string): Promise<void> {
    await this.#call<unknown>('POST', '/habits/checkin', { habitId, date, status: 'done' })
  }

  removeAll(ids: readonly string[]): Promise<unknown> {
    return this.#call('DELETE', '/habits/bulk', { ids })
  }
}
