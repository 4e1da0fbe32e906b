import type { HabitEntity } from './types.ts'
type Json<T> = { success: boolean; data: T; error: string | null }
export class Client {
  private static instance: Client | undefined
  static get shared(): Client { return (this.instance ??= new Client(process.env.HABIT_API!, process.env.HABIT_API_KEY!)) }
  private constructor(private host: string, private key: string) {}
  private async json<T>(path: string, init?: RequestInit): Promise<T> {
    const answer = await fetch(`${this.host}/api/v1${path}`, { ...init, headers: { ...init?.headers, 'X-API-Key': this.key } })
    const { success, data, error }: Json<T> = await answer.json()
    return success ? data : Promise.reject(new Error(error ?? undefined))
  }
  all = () => this.json<HabitEntity[]>('/habits')
  today = () => this.json<HabitEntity[]>('/habits/today')
  one = (id: string) => this.json<HabitEntity>(`/habits/${id}`)
  skip = (habitId: string, date: string) => this.json<unknown>('/habits/skip', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ habitId, date }) })
}
