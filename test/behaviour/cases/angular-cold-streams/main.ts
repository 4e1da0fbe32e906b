import '@angular/compiler'
import { provideHttpClient, withFetch } from '@angular/common/http'
import { createEnvironmentInjector, type EnvironmentInjector, Injector, provideZonelessChangeDetection } from '@angular/core'
import { ɵINJECTOR_SCOPE as INJECTOR_SCOPE } from '@angular/core'
import { firstValueFrom } from 'rxjs'
import { BoardModel } from './board.component.ts'
import { HabitsService } from './habits.service.ts'
import { WeatherService } from './weather.service.ts'

const injector = createEnvironmentInjector(
  [
    { provide: INJECTOR_SCOPE, useValue: 'root' },
    provideZonelessChangeDetection(),
    provideHttpClient(withFetch()),
  ],
  Injector.NULL as EnvironmentInjector,
)

const habits = injector.get(HabitsService)
const board = injector.get(BoardModel)

console.log(await firstValueFrom(habits.names$))
console.log(await firstValueFrom(habits.names$))
console.log(await firstValueFrom(habits.longest$))

/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds: () => boolean) => {
  for (let turn = 0; turn < 4000 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
}
const subscription = board.connect()
await until(() => board.habits().length === 3)
console.log(board.heading, board.total())
board.selectedId.set('h1')
console.log(board.detail())
board.rename('h1', 'Evening run')
console.log(board.detail())

const id = await firstValueFrom(habits.add({ title: 'Juggle', frequency: 'daily', target: 5, unit: 'times' }))
habits.refresh()
await until(() => board.habits().length === 4)
console.log(board.habits().map((habit) => habit.title))
if (id) console.log((await firstValueFrom(habits.checkIn(id, '2024-12-02'))).success)
console.log(await firstValueFrom(habits.exists('h1')), await firstValueFrom(habits.exists('nobody')))
await firstValueFrom(habits.find('nobody')).catch((error: Error) => console.log(error.message))

const weather = await firstValueFrom(injector.get(WeatherService).report$)
console.log(weather.title, weather.target, weather.unit)
subscription.unsubscribe()
injector.destroy()
