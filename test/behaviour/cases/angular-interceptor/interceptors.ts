import {
  type HttpErrorResponse,
  type HttpEvent,
  type HttpHandlerFn,
  type HttpInterceptorFn,
  type HttpRequest,
  HttpResponse,
} from '@angular/common/http'
import { catchError, map, type Observable, throwError } from 'rxjs'

const base = `${process.env.HABIT_API}/api/v1`

/** Relative paths are those of the API. */
export const baseUrl: HttpInterceptorFn = (req, next) => next(req.clone({ url: `${base}${req.url}` }))

export function withKey(req: HttpRequest<unknown>, next: HttpHandlerFn): Observable<HttpEvent<unknown>> {
  return next(
    req.clone({
      setHeaders: {
        'X-API-Key': process.env.HABIT_API_KEY ?? '',
        Accept: 'application/json',
      },
    }),
  )
}

export const readable: HttpInterceptorFn = (req, next) =>
  next(req).pipe(
    map((event) => (event instanceof HttpResponse ? event.clone() : event)),
    catchError((failure: HttpErrorResponse) => throwError(() => new Error(`${failure.status}: ${failure.error.error}`))),
  )
