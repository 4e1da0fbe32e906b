import { HttpClient, HttpErrorResponse } from '@angular/common/http'
import { inject, Injectable } from '@angular/core'
import { catchError, map, type Observable, throwError } from 'rxjs'
import type { ApiReply, Habit, HabitDraft, HabitPatch } from './habit.ts'

const unwrap = <T>() => map((reply: ApiReply<T>) => reply.data)

@Injectable({ providedIn: 'root' })
export class HabitApi {
  private readonly http = inject(HttpClient)
  private readonly root = '/api/v1/habits'

  list(): Observable<Habit[]> {
    return this.http.get<ApiReply<Habit[]>>(this.root).pipe(unwrap())
  }

  create(draft: HabitDraft): Observable<Habit> {
    return this.http.post<ApiReply<Habit>>(this.root, draft).pipe(unwrap())
  }

  update(id: Habit['id'], patch: HabitPatch): Observable<Habit> {
    return this.http.put<ApiReply<Habit>>(`${this.root}/${id}`, patch).pipe(
      unwrap(),
      catchError((failure: HttpErrorResponse) => throwError(() => new Error((failure.error as ApiReply<null>).error ?? 'failed'))),
    )
  }

  checkIn(habitId: string, date: string): Observable<unknown> {
    return this.http.post(`${this.root}/checkin`, { habitId, date, status: 'done' })
  }

  removeAll(ids: string[]): Observable<unknown> {
    return this.http.delete(`${this.root}/bulk`, { body: { ids } })
  }
}
