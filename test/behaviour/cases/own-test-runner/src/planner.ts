import type { ApiResponse, Habit, Http } from './types.ts'

export interface Planned {
  label: string
  amount?: number
  measure?: string
}

export class Planner {
  constructor(private readonly http: Http) {}

  private async read<T>(promise: Promise<{ data: unknown }>): Promise<T> {
    const response = (await promise).data as ApiResponse<T>
    if (!response.success) throw new Error(`Service: ${response.error}`)
    return response.data
  }

  add({ label, amount, measure }: Planned): Promise<Habit> {
    const body = { title: label, frequency: 'daily', target: amount ?? 1, unit: measure ?? 'times' }
    return this.read<Habit>(this.http.post('/api/v1/habits', body))
  }

  async raise(id: string): Promise<number> {
    const habit = await this.read<Habit>(this.http.get(`/api/v1/habits/${id}`))
    const raised = await this.read<Habit>(this.http.put(`/api/v1/habits/${id}`, { target: habit.target + 1, unit: habit.unit }))
    return raised.target
  }

  async skip(habitId: string, date: string): Promise<void> {
    await this.read(this.http.post('/api/v1/habits/skip', { habitId, date }))
  }

  async overview(): Promise<string> {
    const habits = await this.read<Habit[]>(this.http.get('/api/v1/habits'))
    return habits.map((habit) => `${habit.title} ${habit.target}${habit.unit === 'times' ? 'x' : ` ${habit.unit}`}`).join(', ')
  }
}
