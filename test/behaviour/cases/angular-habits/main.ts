import '@angular/compiler'
import { provideHttpClient, withFetch, withInterceptors } from '@angular/common/http'
import { createEnvironmentInjector, type EnvironmentInjector, Injector, provideZonelessChangeDetection } from '@angular/core'
import { ɵINJECTOR_SCOPE as INJECTOR_SCOPE } from '@angular/core'
import { firstValueFrom } from 'rxjs'
import { authInterceptor } from './auth.interceptor.ts'
import { HabitListModel } from './habit-list.component.ts'
import { HabitService } from './habit.service.ts'
import { QuoteService } from './quote.service.ts'

const injector = createEnvironmentInjector(
  [
    { provide: INJECTOR_SCOPE, useValue: 'root' },
    provideZonelessChangeDetection(),
    provideHttpClient(withFetch(), withInterceptors([authInterceptor])),
  ],
  Injector.NULL as EnvironmentInjector,
)

const service = injector.get(HabitService)
const list = injector.get(HabitListModel)

await firstValueFrom(service.load())
console.log(list.heading())
console.log((await firstValueFrom(service.today())).map((habit) => habit.title).join())
console.log(await firstValueFrom(service.create({ title: 'Stretch', frequency: 'daily', target: 2, unit: 'times' })))
const made = list.habits().find((habit) => habit.title === 'Stretch')
if (made) {
  console.log((await firstValueFrom(service.checkIn(made.id, '2024-12-03'))).length)
  list.bump(made.id)
  console.log(list.heading())
  console.log((await firstValueFrom(service.rename(made.id, 'Stretch more'))).title)
  console.log((await firstValueFrom(service.notes(made.id))).length)
  console.log(await firstValueFrom(service.remove([made.id])))
  await firstValueFrom(service.byId(made.id)).catch((error: Error) => console.log(error.message))
}
console.log((await firstValueFrom(service.byId('h1'))).completedDates.length)

const quotes = injector.get(QuoteService)
await quotes.start()
for (const quote of await firstValueFrom(quotes.all())) console.log(quote.title, quote.target, quote.streak)
quotes.stop()
injector.destroy()
