import { HttpClient, HttpHeaders } from '@angular/common/http'
import { Injectable, InjectionToken, inject } from '@angular/core'
import { catchError, map, type Observable, of } from 'rxjs'

export const HABIT_API_URL = new InjectionToken<string>('habit.api.url')
export const HABIT_API_KEY = new InjectionToken<string>('habit.api.key')

export interface Habit {
  id: string
  title: string
  streak: number
}

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export interface Film {
  title: string
  streak: number
}

/** All calls of the API; the caller gives the address. */
@Injectable()
export class HabitApi {
  private readonly options: { headers: HttpHeaders }

  constructor(
    private readonly http: HttpClient,
    private readonly url: string,
    key: string,
  ) {
    this.options = { headers: new HttpHeaders({ 'X-API-Key': key }) }
  }

  list(): Observable<Habit[]> {
    return this.http.get<Envelope<Habit[]>>(`${this.url}/habits`, this.options).pipe(map(({ data }) => data))
  }

  create(title: string): Observable<string> {
    return this.http
      .post<Envelope<Habit>>(`${this.url}/habits`, { title, frequency: 'daily', target: 1, unit: 'times' }, this.options)
      .pipe(
        map((reply) => (reply.success ? reply.data.title : `refused: ${reply.error}`)),
        catchError((failure) => of(`failed: ${failure.error.error}`)),
      )
  }

  checkIn(habitId: string, date: string): Observable<unknown> {
    return this.http.post(`${this.url}/habits/checkin`, { habitId, date, status: 'done' }, this.options)
  }
}

@Injectable({ providedIn: 'root' })
export class FilmApi {
  private readonly http = inject(HttpClient)

  all(): Observable<Film[]> {
    return this.http.get<Film[]>('http://films.example/films')
  }
}
