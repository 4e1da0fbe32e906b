import { HttpClient } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { map, type Observable, shareReplay } from 'rxjs'

export interface Habit {
  id: string
  title: string
  target: number
  streak: number
}

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

@Injectable({ providedIn: 'root' })
export class Habits {
  private readonly http = inject(HttpClient)

  /** Cold: each that subscribes asks anew. */
  readonly all$: Observable<Habit[]> = this.http.get<Reply<Habit[]>>('/habits').pipe(map((reply) => reply.data))
  readonly titles$ = this.all$.pipe(
    map((habits) => habits.map(({ title }) => title)),
    shareReplay({ bufferSize: 1, refCount: false }),
  )

  create(title: string): Observable<Habit> {
    const body = { title, frequency: 'daily', target: 3, unit: 'times' }
    return this.http.post<Reply<Habit>>('/habits', body).pipe(map((reply) => reply.data))
  }

  find(id: string): Observable<Habit> {
    return this.http.get<Reply<Habit>>(`/habits/${id}`).pipe(map((reply) => reply.data))
  }
}
