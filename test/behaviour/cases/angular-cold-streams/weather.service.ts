import { Injectable } from '@angular/core'
import { of } from 'rxjs'

interface Report {
  title: string
  target: number
  unit: string
}

@Injectable({ providedIn: 'root' })
export class WeatherService {
  readonly report$ = of<Report>({ title: 'Cloudy', target: 18, unit: 'C' })
}
