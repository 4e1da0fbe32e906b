import { InjectionToken } from '@angular/core'

export interface ApiConfig {
  base: string
  key: string
}

export const API_CONFIG = new InjectionToken<ApiConfig>('api', {
  providedIn: 'root',
  factory: () => ({ base: `${process.env.HABIT_API}/api/v1`, key: process.env.HABIT_API_KEY ?? '' }),
})
