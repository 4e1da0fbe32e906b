import { BaseClient, HttpError } from './http.ts'
export type HabitDto = Readonly<{ id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: readonly string[] }>
export type CreateHabit = Pick<HabitDto, 'title'> & Partial<Pick<HabitDto, 'frequency' | 'target' | 'unit'>>
export type UpdateHabit = Partial<CreateHabit>
export interface Note { id?: string; habitId: string; text: string }

export class Habits extends BaseClient {
  protected readonly prefix = '/api/v1/'
  list = () => this.request<HabitDto[]>('GET', 'habits')
  today = () => this.request<HabitDto[]>('GET', 'habits/today')
  create = (input: CreateHabit) => this.request<HabitDto>('POST', 'habits', { body: input })
  update = (id: HabitDto['id'], input: UpdateHabit) => this.request<HabitDto>('PUT', `habits/${encodeURIComponent(id)}`, { body: input })
  remove = (...ids: string[]) => this.request<{ deleted: number }>('DELETE', 'habits/bulk', { body: { ids } })
  checkIn = (habitId: string, date = '2024-12-01') => this.request<unknown>('POST', 'habits/checkin', { body: { habitId, date, status: 'done' } })
  skip = (habitId: string, date: string) => this.request<unknown>('POST', 'habits/skip', { body: { habitId, date } })
  notes = (habitId: string) => this.request<Note[]>('GET', 'notes', { query: { habitId } })
  addNote = (note: Note) => this.request<Note>('POST', 'notes', { body: note })
  async find(id: string): Promise<HabitDto | null> {
    try {
      return await this.request<HabitDto>('GET', `habits/${id}`)
    } catch (e) {
      if (e instanceof HttpError && e.status === 404) return null
      throw e
    }
  }
}
