import './dom.ts'
import '@angular/compiler'
import { provideHttpClient, withFetch } from '@angular/common/http'
import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { AppComponent } from './app/app.component.ts'

/** Until nothing is under way any more, neither a request nor what a form puts off. */
const waiting = async () => {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await app.whenStable()
  }
}
const show = () => console.log(document.body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/\s*_ng\w+-\S+=""/g, ''))

const app = await bootstrapApplication(AppComponent, {
  providers: [provideZonelessChangeDetection(), provideHttpClient(withFetch())],
})
await waiting()
show()
console.log(document.querySelector('select')?.value)
const field = document.querySelector<HTMLInputElement>('app-editor input')
if (field) {
  field.value = 'Draw'
  field.dispatchEvent(new Event('change'))
}
document.querySelector<HTMLElement>('app-card')?.click()
document.querySelector<HTMLElement>('app-note em')?.click()
await waiting()
show()
app.destroy()
