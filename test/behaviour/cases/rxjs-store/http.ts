import { Observable, defer, from, switchMap, throwError } from 'rxjs'
import type { Envelope } from './models.ts'

const BASE = `${process.env.HABIT_API}/api/v1`

export function request<T>(path: string, init: RequestInit = {}): Observable<T> {
  return defer(() =>
    fetch(`${BASE}${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
    }),
  ).pipe(
    switchMap((response) => from(response.json() as Promise<Envelope<T>>)),
    switchMap((envelope) =>
      envelope.success ? [envelope.data] : throwError(() => new Error(envelope.error ?? 'failed')),
    ),
  )
}
