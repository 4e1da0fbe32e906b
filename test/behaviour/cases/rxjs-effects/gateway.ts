import { defer, from, map, type Observable, of, switchMap, throwError } from 'rxjs'

export interface Habit {
  id: string
  title: string
  frequency: 'daily' | 'weekly'
  target: number
  unit: string
  streak: number
  completedDates: string[]
}
interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

export class HabitGateway {
  constructor(private readonly root: string, private readonly key: string) {}

  list$(): Observable<Habit[]> {
    return this.request$<Habit[]>('GET', 'habits')
  }
  find$(id: string): Observable<Habit> {
    return this.request$<Habit>('GET', `habits/${id}`)
  }
  setTarget$(habit: Habit, target: number): Observable<Habit> {
    const { title, frequency, unit } = habit
    return this.request$<Habit>('PUT', `habits/${habit.id}`, { title, frequency, unit, target })
  }
  done$(habitId: string, date: string): Observable<unknown> {
    return this.request$('POST', 'habits/checkin', { habitId, date, status: 'done' })
  }

  private request$<T>(method: string, path: string, body?: object): Observable<T> {
    return defer(() =>
      from(
        fetch(`${this.root}/api/v1/${path}`, {
          method,
          headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
          body: body && JSON.stringify(body),
        }),
      ),
    ).pipe(
      switchMap((response) => response.json() as Promise<Reply<T>>),
      switchMap((reply) => (reply.success ? of(reply) : throwError(() => new Error(reply.error ?? 'failed')))),
      map((reply) => reply.data),
    )
  }
}
