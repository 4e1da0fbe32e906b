import type { HttpEvent, HttpHandler, HttpInterceptor, HttpRequest } from '@angular/common/http'
import { Injectable } from '@angular/core'
import type { Observable } from 'rxjs'

@Injectable()
export class KeyInterceptor implements HttpInterceptor {
  intercept(request: HttpRequest<unknown>, next: HttpHandler): Observable<HttpEvent<unknown>> {
    return next.handle(request.clone({ headers: request.headers.set('X-API-Key', process.env['HABIT_API_KEY'] ?? '') }))
  }
}
