import './dom.ts'
import '@angular/compiler'
import { readFile } from 'node:fs/promises'
import { ɵresolveComponentResources as resolveResources } from '@angular/core'
import { platformBrowser } from '@angular/platform-browser'
import { firstValueFrom } from 'rxjs'
import { AppModule } from './app/app.module.ts'
import { HabitService } from './app/habit.service.ts'

/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds: () => unknown) => {
  for (let turn = 0; turn < 4000 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
}
const shows = (text: string) => () => document.body.textContent?.includes(text)
const rows = (count: number) => () => document.querySelectorAll('li').length === count
const show = () => console.log(document.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*_ng\w+-\S+=""/g, '').replace(/ng-\w+ ?/g, ''))

await resolveResources((url) => readFile(new URL(`./app/${url}`, import.meta.url), 'utf8'))
const platform = await platformBrowser().bootstrapModule(AppModule)
await until(rows(3))
show()
const habits = platform.injector.get(HabitService)
document.querySelector<HTMLButtonElement>('habit-row button')?.click()
await until(shows('is done'))
const field = document.querySelector<HTMLInputElement>('input[name=caption]')
if (field) {
  field.value = 'Sew'
  field.dispatchEvent(new Event('input'))
}
await until(shows('Add Sew'))
document.querySelector('form')?.dispatchEvent(new Event('submit'))
await until(rows(4))
console.log(await firstValueFrom(habits.skip('h2', '2024-12-06')))
show()
