import { HttpClient, provideHttpClient, withFetch } from '@angular/common/http'
import { provideHttpClientTesting } from '@angular/common/http/testing'
import {
  createEnvironmentInjector,
  type EnvironmentInjector,
  Injector,
  type Provider,
  provideZonelessChangeDetection,
  ɵINJECTOR_SCOPE as INJECTOR_SCOPE,
} from '@angular/core'
import { HABIT_API_KEY, HABIT_API_URL, HabitApi } from './habit-api.ts'

const habitApi: Provider = {
  provide: HabitApi,
  useFactory: (http: HttpClient, url: string, key: string) => new HabitApi(http, url, key),
  deps: [HttpClient, HABIT_API_URL, HABIT_API_KEY],
}

const common = [{ provide: INJECTOR_SCOPE, useValue: 'root' }, provideZonelessChangeDetection(), habitApi]

export function liveInjector(): EnvironmentInjector {
  return createEnvironmentInjector(
    [
      ...common,
      provideHttpClient(withFetch()),
      { provide: HABIT_API_URL, useValue: `${process.env.HABIT_API}/api/v1` },
      { provide: HABIT_API_KEY, useValue: process.env.HABIT_API_KEY },
    ],
    Injector.NULL as EnvironmentInjector,
  )
}

export function testInjector(): EnvironmentInjector {
  return createEnvironmentInjector(
    [
      ...common,
      provideHttpClient(),
      provideHttpClientTesting(),
      { provide: HABIT_API_URL, useValue: 'http://habits.test/api/v1' },
      { provide: HABIT_API_KEY, useValue: 'k-test' },
    ],
    Injector.NULL as EnvironmentInjector,
  )
}
