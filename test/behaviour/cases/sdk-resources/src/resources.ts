import type { AxiosInstance, AxiosResponse } from 'axios'
import { HabitApiError } from './errors.ts'
import type { Envelope, Habit, HabitInput, Note } from './types.ts'

export abstract class Resource {
  constructor(protected readonly http: AxiosInstance) {}

  protected async unwrap<T>(operation: string, pending: Promise<AxiosResponse<Envelope<T>>>): Promise<T> {
    let response: AxiosResponse<Envelope<T>>
    try {
      response = await pending
    } catch (reason) {
      throw HabitApiError.from(reason, operation)
    }
    const envelope = response.data
    if (!envelope.success) throw new HabitApiError(envelope.error, response.status, operation)
    return envelope.data
  }
}

export class HabitsResource extends Resource {
  list(): Promise<Habit[]> {
    return this.unwrap('habits.list', this.http.get('/habits'))
  }

  today(): Promise<Habit[]> {
    return this.unwrap('habits.today', this.http.get<Envelope<Habit[]>>('/habits/today'))
  }

  get(id: string): Promise<Habit> {
    return this.unwrap('habits.get', this.http.get<Envelope<Habit>>(`/habits/${id}`))
  }

  create(input: HabitInput): Promise<Habit> {
    return this.unwrap('habits.create', this.http.post<Envelope<Habit>>('/habits', input))
  }

  update(id: string, changes: Partial<HabitInput>): Promise<Habit> {
    return this.unwrap('habits.update', this.http.put<Envelope<Habit>>(`/habits/${id}`, changes))
  }

  async remove(...ids: [string, ...string[]]): Promise<void> {
    if (ids.length === 1) {
      await this.unwrap('habits.remove', this.http.delete(`/habits/${ids[0]}`))
      return
    }
    await this.unwrap('habits.remove', this.http.delete('/habits/bulk', { data: { ids } }))
  }

  async checkIn(habitId: string, day: Date): Promise<void> {
    const date = day.toISOString().slice(0, 10)
    await this.unwrap('habits.checkIn', this.http.post('/habits/checkin', { habitId, date, status: 'done' }))
  }
}

export class NotesResource extends Resource {
  list(habitId: string): Promise<Note[]> {
    return this.unwrap('notes.list', this.http.get<Envelope<Note[]>>('/notes', { params: { habitId } }))
  }

  add(note: Note): Promise<Note> {
    return this.unwrap('notes.add', this.http.post<Envelope<Note>>('/notes', note))
  }
}
