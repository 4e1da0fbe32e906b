import '@angular/compiler'
import { firstValueFrom } from 'rxjs'
import { HabitApi } from './habit-api.ts'
import { runSpecs } from './habit-api.spec.ts'
import { liveInjector } from './injector.ts'

runSpecs()
const injector = liveInjector()
const api = injector.get(HabitApi)
console.log(await firstValueFrom(api.create('Swim')))
await firstValueFrom(api.checkIn('h1', '2024-12-02'))
for (const habit of await firstValueFrom(api.list())) console.log(habit.title, habit.streak)
injector.destroy()
