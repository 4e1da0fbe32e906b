import { HttpClient, type HttpErrorResponse, HttpParams } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { BehaviorSubject, catchError, map, type Observable, of, switchMap, tap, throwError } from 'rxjs'
import { environment } from './environment.ts'
import type { ApiResponse, Habit, NewHabit } from './habit.model.ts'

@Injectable({ providedIn: 'root' })
export class HabitService {
  private readonly http = inject(HttpClient)
  private readonly baseUrl = `${environment.apiUrl}/habits`
  private readonly habitsSubject = new BehaviorSubject<Habit[]>([])
  readonly habits$ = this.habitsSubject.asObservable()

  load(): Observable<Habit[]> {
    return this.http.get<ApiResponse<Habit[]>>(this.baseUrl).pipe(
      map((response) => response.data),
      tap((habits) => this.habitsSubject.next(habits)),
    )
  }

  today(): Observable<Habit[]> {
    return this.http.get<ApiResponse<Habit[]>>(`${this.baseUrl}/today`).pipe(map(({ data }) => data))
  }

  byId(id: string): Observable<Habit> {
    return this.http.get<ApiResponse<Habit>>(`${this.baseUrl}/${id}`).pipe(
      map((response) => response.data),
      catchError((failure: HttpErrorResponse) => throwError(() => new Error(failure.error.error))),
    )
  }

  create(habit: NewHabit): Observable<number> {
    return this.http.post<ApiResponse<Habit>>(this.baseUrl, habit, { observe: 'response' }).pipe(
      tap(({ body }) => {
        if (body?.success) this.habitsSubject.next([...this.habitsSubject.value, body.data])
      }),
      map((response) => response.status),
    )
  }

  rename(id: string, title: string): Observable<Habit> {
    return this.http.put<ApiResponse<Habit>>(`${this.baseUrl}/${id}`, { title }).pipe(map((r) => r.data))
  }

  checkIn(habitId: string, date: string): Observable<Habit[]> {
    return this.http
      .post<ApiResponse<unknown>>(`${this.baseUrl}/checkin`, { habitId, date, status: 'done' })
      .pipe(switchMap(() => this.load()))
  }

  notes(habitId: string): Observable<string[]> {
    const params = new HttpParams().set('habitId', habitId)
    return this.http
      .get<ApiResponse<{ text: string }[]>>(`${environment.apiUrl}/notes`, { params })
      .pipe(map((response) => response.data.map((note) => note.text)))
  }

  remove(ids: string[]): Observable<boolean> {
    return this.http.request<ApiResponse<unknown>>('DELETE', `${this.baseUrl}/bulk`, { body: { ids } }).pipe(
      map((response) => response.success),
      catchError(() => of(false)),
    )
  }
}
