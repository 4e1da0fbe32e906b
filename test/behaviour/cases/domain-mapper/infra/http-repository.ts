import { type Draft, failure, type Habit, type HabitId, type HabitRepository, type Result, success } from '../domain.ts'
import type { ApiReply, HabitDto } from './dto.ts'
import { fromDomain, toDomain } from './mapper.ts'

type Method = 'GET' | 'POST' | 'PUT'

export class HttpHabitRepository implements HabitRepository {
  readonly #base: URL
  readonly #headers: Headers

  constructor(service: string, key: string) {
    this.#base = new URL('/api/v1/', service)
    this.#headers = new Headers({ 'X-API-Key': key, 'Content-Type': 'application/json' })
  }

  async all(): Promise<Result<readonly Habit[]>> {
    const reply = await this.#send<HabitDto[]>('GET', 'habits')
    return reply.success ? success(reply.data.map(toDomain)) : reply
  }

  async byId(id: HabitId): Promise<Result<Habit>> {
    const reply = await this.#send<HabitDto>('GET', `habits/${id}`)
    if (!reply.success) return reply
    return success(toDomain(reply.data))
  }

  async save(habit: Habit | Draft): Promise<Result<Habit>> {
    const reply =
      'id' in habit
        ? await this.#send<HabitDto>('PUT', `habits/${habit.id}`, fromDomain(habit))
        : await this.#send<HabitDto>('POST', 'habits', fromDomain(habit))
    return reply.success ? success(toDomain(reply.data)) : reply
  }

  async complete(id: HabitId, on: string): Promise<Result<void>> {
    const reply = await this.#send<unknown>('POST', 'habits/checkin', { habitId: id, date: on, status: 'done' })
    return reply.success ? success(undefined) : reply
  }

  async #send<T>(method: Method, path: string, body?: object): Promise<Result<T>> {
    try {
      const response = await fetch(new URL(path, this.#base), {
        method,
        headers: this.#headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const { success: ok, data, error } = (await response.json()) as ApiReply<T>
      return ok && data !== null ? success(data) : failure(new Error(error ?? `status ${response.status}`))
    } catch (cause) {
      return failure(new Error('unreachable', { cause }))
    }
  }
}
