export interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
interface Answer<T> { success: boolean; data: T; error: string | null }

export class HabitGateway {
  constructor(private readonly root: string, private readonly key: string) {}

  get = (id: string) => this.call<Habit>('GET', `/habits/${id}`)
  list = () => this.call<Habit[]>('GET', '/habits')
  create = (habit: Omit<Habit, 'id' | 'streak' | 'completedDates'>) => this.call<Habit>('POST', '/habits', habit)
  update = (id: string, changes: Partial<Habit>) => this.call<Habit>('PUT', `/habits/${id}`, changes)
  remove = (id: string) => this.call<{ id: string }>('DELETE', `/habits/${id}`)

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const res = await fetch(`${this.root}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer: Answer<T> = await res.json() as Answer<T>
    if (!answer.success) throw new Error(answer.error!)
    return answer.data
  }
}
