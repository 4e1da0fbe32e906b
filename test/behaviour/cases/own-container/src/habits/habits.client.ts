import { Injectable } from '../container.ts'
import type { RemoteHabit } from './habit.dto.ts'

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

@Injectable()
export class HabitsClient {
  private readonly root = `${process.env.HABIT_API}/api/v1`

  private async send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.root}${path}`, {
      method,
      headers: { 'x-api-key': process.env.HABIT_API_KEY!, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const reply = (await response.json()) as Reply<T>
    if (!reply.success) throw new Error(reply.error ?? 'unknown failure')
    return reply.data
  }

  findAll() {
    return this.send<RemoteHabit[]>('GET', '/habits')
  }
  findOne(id: string) {
    return this.send<RemoteHabit>('GET', `/habits/${id}`)
  }
  dueToday() {
    return this.send<RemoteHabit[]>('GET', '/habits/today')
  }
  create(habit: Pick<RemoteHabit, 'title' | 'target' | 'unit' | 'frequency'>) {
    return this.send<RemoteHabit>('POST', '/habits', habit)
  }
  checkIn(habitId: string, date: string) {
    return this.send<void>('POST', '/habits/checkin', { habitId, date, status: 'done' })
  }
  removeMany(ids: string[]) {
    return this.send<void>('DELETE', '/habits/bulk', { ids })
  }
}
