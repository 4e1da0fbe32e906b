import './dom.ts'
import '@angular/compiler'
import { readFile } from 'node:fs/promises'
import { ɵresolveComponentResources as resolveResources } from '@angular/core'
import { platformBrowser } from '@angular/platform-browser'
import { AppModule } from './app/app.module.ts'
import { HabitService } from './app/habit.service.ts'

const waiting = () => new Promise((resolve) => setTimeout(resolve, 200))
const show = () => console.log(document.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*_ng\w+-\S+=""/g, '').replace(/ng-\w+ ?/g, ''))

await resolveResources((url) => readFile(new URL(`./app/${url}`, import.meta.url), 'utf8'))
const platform = await platformBrowser().bootstrapModule(AppModule)
await waiting()
show()
const habits = platform.injector.get(HabitService)
document.querySelector<HTMLButtonElement>('habit-row button')?.click()
await waiting()
const field = document.querySelector<HTMLInputElement>('input[name=caption]')
if (field) {
  field.value = 'Sew'
  field.dispatchEvent(new Event('input'))
}
await waiting()
document.querySelector('form')?.dispatchEvent(new Event('submit'))
await waiting()
habits.skip('h2', '2024-12-06').subscribe((done) => console.log(done))
await waiting()
show()
