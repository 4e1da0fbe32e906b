import { HttpClient, HttpHeaders } from '@angular/common/http'
import { Injectable, inject } from '@angular/core'
import { BehaviorSubject, map, type Observable, switchMap, tap } from 'rxjs'
import type { Habit, HabitDraft, Reply } from './habit.model.ts'

const API = `${process.env['HABIT_API']}/api/v1`

@Injectable({ providedIn: 'root' })
export class HabitService {
  private readonly http = inject(HttpClient)
  private readonly headers = new HttpHeaders({ 'X-API-Key': process.env['HABIT_API_KEY'] ?? '' })
  private readonly subject = new BehaviorSubject<Habit[]>([])
  readonly habits$: Observable<Habit[]> = this.subject.asObservable()

  load(): Observable<Habit[]> {
    return this.http.get<Reply<Habit[]>>(`${API}/habits`, { headers: this.headers }).pipe(
      map((reply) => reply.data),
      tap((habits) => this.subject.next(habits)),
    )
  }

  byId(id: string): Observable<Reply<Habit>> {
    return this.http.get<Reply<Habit>>(`${API}/habits/${id}`, { headers: this.headers })
  }

  create(draft: HabitDraft): Observable<Habit[]> {
    return this.http
      .post<Reply<Habit>>(`${API}/habits`, draft, { headers: this.headers })
      .pipe(switchMap(() => this.load()))
  }

  rename(id: string, change: Pick<Habit, 'title'>): Observable<Habit> {
    return this.http
      .put<Reply<Habit>>(`${API}/habits/${id}`, { title: change.title }, { headers: this.headers })
      .pipe(map((reply) => reply.data))
  }

  checkIn(habitId: string, date: string): Observable<Habit[]> {
    return this.http
      .post<Reply<unknown>>(`${API}/habits/checkin`, { habitId, date, status: 'done' }, { headers: this.headers })
      .pipe(switchMap(() => this.load()))
  }
}
