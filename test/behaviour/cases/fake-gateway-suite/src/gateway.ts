export interface Habit { id: string; title: string; frequency: string; target: number; unit: string; streak: number; completedDates: string[] }
export interface Reply<T> { success: boolean; data: T; error: string | null }

/** What the coach needs of the service. */
export interface Gateway {
  list(): Promise<Reply<Habit[]>>
  checkIn(habitId: string, date: string): Promise<Reply<unknown>>
}

export class HttpGateway implements Gateway {
  constructor(private readonly base: string, private readonly key: string) {}

  list() {
    return this.send<Habit[]>('GET', '/habits')
  }

  checkIn(habitId: string, date: string) {
    return this.send<unknown>('POST', '/habits/checkin', { habitId, date, status: 'done' })
  }

  private async send<T>(method: string, path: string, body?: object): Promise<Reply<T>> {
    const response = await fetch(`${this.base}/api/v1${path}`, { method, headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })
    return (await response.json()) as Reply<T>
  }
}
