import type { HttpInterceptorFn } from '@angular/common/http'
import { environment } from './environment.ts'

export const authInterceptor: HttpInterceptorFn = (req, next) => {
  if (!req.url.startsWith(environment.apiUrl)) return next(req)
  return next(req.clone({ setHeaders: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' } }))
}
