import '@angular/compiler'
import { provideHttpClient, withFetch, withInterceptors } from '@angular/common/http'
import {
  createEnvironmentInjector,
  type EnvironmentInjector,
  Injector,
  provideZonelessChangeDetection,
  ɵINJECTOR_SCOPE as INJECTOR_SCOPE,
} from '@angular/core'
import { firstValueFrom } from 'rxjs'
import { Habits } from './habits.ts'
import { baseUrl, readable, withKey } from './interceptors.ts'

const injector = createEnvironmentInjector(
  [
    { provide: INJECTOR_SCOPE, useValue: 'root' },
    provideZonelessChangeDetection(),
    provideHttpClient(withFetch(), withInterceptors([baseUrl, withKey, readable])),
  ],
  Injector.NULL as EnvironmentInjector,
)
const habits = injector.get(Habits)

for (const { title, streak } of await firstValueFrom(habits.all$)) console.log(title, streak)
const made = await firstValueFrom(habits.create('Knit'))
console.log(made.title, made.target, (await firstValueFrom(habits.all$)).length)
console.log((await firstValueFrom(habits.titles$)).join())
await firstValueFrom(habits.find('h9')).catch((error: Error) => console.log(error.message))
injector.destroy()
