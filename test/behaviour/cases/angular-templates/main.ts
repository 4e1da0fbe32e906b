import './dom.ts'
import '@angular/compiler'
import { readFile } from 'node:fs/promises'
import { provideHttpClient, withFetch } from '@angular/common/http'
import { provideZonelessChangeDetection, ɵresolveComponentResources as resolveResources } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { AppComponent } from './app/app.component.ts'
import { HabitService } from './app/habit.service.ts'

/** Until nothing is under way any more, neither a request nor what a form puts off. */
const waiting = async () => {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await app.whenStable()
  }
}
const show = () => console.log(document.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*_ng\w+-\S+=""/g, ''))

await resolveResources((url) => readFile(new URL(`./app/${url}`, import.meta.url), 'utf8'))
const app = await bootstrapApplication(AppComponent, {
  providers: [provideZonelessChangeDetection(), provideHttpClient(withFetch())],
})
app.injector.get(HabitService).load().subscribe()
await waiting()
show()
document.querySelector<HTMLButtonElement>('app-habit-card button')?.click()
await waiting()
const field = document.querySelector<HTMLInputElement>('input[name=caption]')
if (field) {
  field.value = 'Draw'
  field.dispatchEvent(new Event('input'))
}
await waiting()
document.querySelector('form')?.dispatchEvent(new Event('submit'))
await waiting()
document.querySelector('app-habit-rename form')?.dispatchEvent(new Event('submit'))
await waiting()
show()
app.destroy()
