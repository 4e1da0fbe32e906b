import { Injectable, signal } from '@angular/core'

@Injectable({ providedIn: 'root' })
export class FilmService {
  readonly films = signal([{ title: 'Alien', target: 'cinema', streak: 2 }])
}
