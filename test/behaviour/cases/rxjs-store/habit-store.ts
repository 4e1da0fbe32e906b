import {
  BehaviorSubject,
  type Observable,
  catchError,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  map,
  shareReplay,
  switchMap,
  tap,
} from 'rxjs'
import { request } from './http.ts'
import type { Habit, ViewState } from './models.ts'

export class HabitStore {
  private readonly state$ = new BehaviorSubject<ViewState>({ habits: [], error: null, filter: '' })

  readonly habits$: Observable<Habit[]> = this.state$.pipe(
    map((state) => state.habits),
    distinctUntilChanged(),
  )

  readonly visible$ = combineLatest([this.habits$, this.state$]).pipe(
    map(([habits, { filter }]) => habits.filter((habit) => habit.title.toLowerCase().includes(filter))),
    shareReplay(1),
  )

  readonly bestStreak$ = this.habits$.pipe(map((habits) => Math.max(0, ...habits.map(({ streak }) => streak))))

  load(): Observable<Habit[]> {
    return request<Habit[]>('/habits').pipe(
      tap({ next: (habits) => this.patch({ habits, error: null }) }),
      catchError((error: Error) => {
        this.patch({ error: error.message })
        return EMPTY
      }),
    )
  }

  add(title: string): Observable<Habit> {
    const body = { title, frequency: 'daily', target: 2, unit: 'times' }
    return request<Habit>('/habits', { method: 'POST', body: JSON.stringify(body) }).pipe(
      tap((habit) => this.patch({ habits: [...this.state$.value.habits, habit] })),
    )
  }

  rename(id: string, title: string): Observable<Habit> {
    return request<Habit>(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title }) }).pipe(
      tap((changed) => {
        const { habits } = this.state$.getValue()
        this.patch({ habits: habits.map((habit) => (habit.id === changed.id ? { ...habit, ...changed } : habit)) })
      }),
    )
  }

  checkIn(habitId: string, date: string): Observable<Habit[]> {
    const body = JSON.stringify({ habitId, date, status: 'done' })
    return request('/habits/checkin', { method: 'POST', body }).pipe(switchMap(() => this.load()))
  }

  search(filter: string): void {
    this.patch({ filter })
  }

  private patch(change: Partial<ViewState>): void {
    this.state$.next({ ...this.state$.value, ...change })
  }
}
