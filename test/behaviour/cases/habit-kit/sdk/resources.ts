import { Emitter } from './emitter.ts'
import type { Transport } from './transport.ts'
import type { CreateHabit, Habit, UpdateHabit } from './types.ts'

abstract class Resource {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}

export class HabitsResource extends Resource {
  readonly events = new Emitter<{ created: Habit; changed: { before: Habit; after: Habit }; removed: string[] }>()

  list(filter: { today?: boolean; search?: string } = {}): Promise<Habit[]> {
    return filter.today
      ? this.transport.get<Habit[]>('/habits/today')
      : this.transport.get<Habit[]>('/habits', { search: filter.search, limit: 50 })
  }

  find(id: string): Promise<Habit> {
    return this.transport.get<Habit>(`/habits/${id}`)
  }

  async create(input: CreateHabit): Promise<Habit> {
    const habit = await this.transport.post<Habit>('/habits', { frequency: 'daily', target: 1, unit: 'times', ...input })
    this.events.emit('created', habit)
    return habit
  }

  async update(before: Habit, patch: UpdateHabit): Promise<Habit> {
    const after = await this.transport.put<Habit>(`/habits/${before.id}`, { target: before.target, unit: before.unit, ...patch })
    this.events.emit('changed', { before, after })
    return after
  }

  async removeAll(habits: Iterable<Habit>): Promise<void> {
    const ids = Array.from(habits, (habit) => habit.id)
    await this.transport.delete('/habits/bulk', { ids })
    this.events.emit('removed', ids)
  }

  complete(habitId: string, on: Date): Promise<unknown> {
    return this.transport.post('/habits/checkin', { habitId, date: on.toISOString().slice(0, 10), status: 'done' })
  }
}

export class AreasResource extends Resource {
  names = async (): Promise<string[]> => (await this.transport.get<{ id: string; name: string }[]>('/areas')).map((a) => a.name)
}
