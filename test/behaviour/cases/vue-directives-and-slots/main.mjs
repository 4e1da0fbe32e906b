import './dom.mjs'
import { register } from 'node:module'

register('./loader.mjs', import.meta.url)

const { createApp, nextTick } = await import('vue')
const { default: App } = await import('./src/App.vue')

const until = async (holds) => {
  for (let turn = 0; turn < 2000 && !holds(); turn++) await new Promise((done) => setTimeout(done, 5))
  await nextTick()
}
const html = () => document.querySelector('#app').innerHTML.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' ')
const text = (selector) => document.querySelector(selector)?.textContent ?? ''
const app = createApp(App)
app.directive('tip', { mounted: (element, { value }) => element.setAttribute('data-tip', `${value.title} ${value.streak}`) })
app.mount('#app')
await until(() => text('dt'))
console.log(html())
const input = document.querySelector('input')
input.value = 'Read aloud'
input.dispatchEvent(new Event('input'))
await nextTick()
document.querySelector('.save').dispatchEvent(new Event('click'))
await until(() => text('.saved'))
console.log(text('.saved'), html())
