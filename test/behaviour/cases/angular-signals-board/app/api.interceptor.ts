import type { HttpInterceptorFn } from '@angular/common/http'

/** Paths below `/api` go to the service, with the key. */
export const apiInterceptor: HttpInterceptorFn = (request, next) => {
  if (!request.url.startsWith('/api/')) return next(request)
  return next(
    request.clone({
      url: `${process.env['HABIT_API']}${request.url}`,
      setHeaders: { 'X-API-Key': process.env['HABIT_API_KEY'] ?? '' },
    }),
  )
}
