import { HttpClient } from '@angular/common/http'
import { Inject, Injectable } from '@angular/core'
import { BehaviorSubject, map, type Observable, switchMap, tap } from 'rxjs'
import type { Draft, Envelope, Habit } from './habit.model.ts'

@Injectable({ providedIn: 'root' })
export class HabitService {
  private readonly base = `${process.env['HABIT_API']}/api/v1`
  private readonly subject = new BehaviorSubject<Habit[]>([])
  readonly habits$: Observable<Habit[]> = this.subject.asObservable()
  readonly best$ = this.habits$.pipe(map((habits) => [...habits].sort((a, b) => b.streak - a.streak)[0]))

  constructor(@Inject(HttpClient) private readonly http: HttpClient) {}

  load(): Observable<Habit[]> {
    return this.http.get<Envelope<Habit[]>>(`${this.base}/habits`).pipe(
      map((envelope) => envelope.data),
      tap((habits) => this.subject.next(habits)),
    )
  }

  add({ caption, amount }: Draft): Observable<Habit[]> {
    return this.http
      .post<Envelope<Habit>>(`${this.base}/habits`, { title: caption, target: amount, frequency: 'daily', unit: 'times' })
      .pipe(switchMap(() => this.load()))
  }

  checkIn(habit: Habit): Observable<boolean> {
    return this.http
      .post<Envelope<unknown>>(`${this.base}/habits/checkin`, { habitId: habit.id, date: '2024-12-05', status: 'done' })
      .pipe(map(({ success }) => success))
  }

  skip(habitId: string, date: string): Observable<boolean> {
    return this.http.post<Envelope<unknown>>(`${this.base}/habits/skip`, { habitId, date }).pipe(map((reply) => reply.success))
  }
}
