import './dom.ts'
import '@angular/compiler'
import { readFile } from 'node:fs/promises'
import { provideHttpClient, withFetch, withInterceptors } from '@angular/common/http'
import { Input, Output, provideZonelessChangeDetection, ɵresolveComponentResources as resolveResources } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { BoardComponent } from './app/board.component.ts'
import { HabitStore } from './app/habit.store.ts'
import { apiInterceptor } from './app/api.interceptor.ts'
import { CardComponent } from './app/card.component.ts'
import { EditorComponent } from './app/editor.component.ts'
import { ToastComponent } from './app/toast.component.ts'

/** What the compiler adds where components are compiled ahead of time. */
function declare(component: object, inputs: readonly string[], outputs: readonly string[]): void {
  const entries = [
    ...inputs.map((alias) => [alias, [{ type: Input, args: [{ isSignal: true, alias, required: false }] }]]),
    ...outputs.map((name) => [name, [{ type: Output, args: [name] }]]),
  ]
  Object.assign(component, { propDecorators: Object.fromEntries(entries) })
}
declare(CardComponent, ['habit', 'place', 'goal'], ['done'])
declare(EditorComponent, [], ['saved'])
declare(ToastComponent, ['title'], [])

/** Until nothing is under way any more, neither a request nor what a form puts off. */
const waiting = async () => {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await app.whenStable()
  }
}
const show = () => console.log(document.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*_ng\w+-\S+=""/g, '').replace(/ng-\w+ ?/g, ''))

await resolveResources((url) => readFile(new URL(`./app/${url}`, import.meta.url), 'utf8'))
const app = await bootstrapApplication(BoardComponent, {
  providers: [provideZonelessChangeDetection(), provideHttpClient(withFetch(), withInterceptors([apiInterceptor]))],
})
const store = app.injector.get(HabitStore)
await store.load()
await waiting()
show()
document.querySelector<HTMLButtonElement>('app-card button.done')?.click()
await waiting()
const field = document.querySelector<HTMLInputElement>('input[formcontrolname=title]')
if (field) {
  field.value = 'Whittle'
  field.dispatchEvent(new Event('input'))
}
await waiting()
document.querySelector('form')?.dispatchEvent(new Event('submit'))
await waiting()
await store.remove(['h3'])
await waiting()
show()
console.log(store.summary(), store.problem())
await store.rename('h9', 'x')
console.log(store.problem())
app.destroy()
