import { HttpClient, HttpErrorResponse, HttpHeaders } from '@angular/common/http'
import { inject, Injectable } from '@angular/core'
import { BehaviorSubject, catchError, map, type Observable, of, retry, switchMap, throwError } from 'rxjs'
import { API_CONFIG } from './api.token.ts'
import type { ApiResponse, Habit, HabitDraft } from './habit.ts'

@Injectable({ providedIn: 'root' })
export class HabitsService {
  private readonly http = inject(HttpClient)
  private readonly config = inject(API_CONFIG)
  private readonly headers = new HttpHeaders({ 'X-API-Key': this.config.key })
  private readonly reload$ = new BehaviorSubject<void>(undefined)

  /** Everyone who subscribes asks the server. */
  readonly habits$: Observable<Habit[]> = this.http
    .get<ApiResponse<Habit[]>>(`${this.config.base}/habits`, { headers: this.headers })
    .pipe(map(({ data }) => data))

  readonly names$ = this.habits$.pipe(map((habits) => habits.map((habit) => habit.title)))
  readonly longest$ = this.habits$.pipe(map((habits) => Math.max(...habits.map(({ streak }) => streak))))

  readonly live$ = this.reload$.pipe(switchMap(() => this.habits$))

  refresh() {
    this.reload$.next()
  }

  find(id: string) {
    return this.http.get<ApiResponse<Habit>>(`${this.config.base}/habits/${id}`, { headers: this.headers }).pipe(
      retry(2),
      map((response) => response.data),
      catchError((fault: HttpErrorResponse) => throwError(() => new Error(fault.error.error))),
    )
  }

  add(draft: HabitDraft) {
    return this.http
      .post<ApiResponse<Habit>>(`${this.config.base}/habits`, draft, { headers: this.headers })
      .pipe(map((response) => (response.success ? response.data.id : null)))
  }

  exists(id: string): Observable<boolean> {
    return this.find(id).pipe(
      map(() => true),
      catchError(() => of(false)),
    )
  }

  checkIn(habitId: string, date: string) {
    return this.http.post<ApiResponse<unknown>>(
      `${this.config.base}/habits/checkin`,
      { habitId, date, status: 'done' },
      { headers: this.headers },
    )
  }
}
