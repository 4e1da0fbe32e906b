import './dom.js'
import { register } from 'node:module'

register('./loader.js', import.meta.url)

const { flushSync, mount, tick } = await import('svelte')
const { default: App } = await import('./src/App.svelte')

const settle = async () => {
  for (let turn = 0; turn < 4000 && document.body.querySelector('.busy'); turn++) await new Promise((done) => setTimeout(done, 5))
  await tick()
  flushSync()
}
const show = () => console.log(document.body.innerHTML.replace(/<!--.*?-->/g, '').replace(/ class=" ?svelte-\w+"/g, '').replace(/\s+/g, ' '))
const press = async (selector) => {
  document.querySelector(selector).click()
  flushSync()
  await settle()
}

mount(App, { target: document.body })
await settle()
show()
await press('li:nth-child(2) button')
await press('#skip')
const input = document.querySelector('input[name=caption]')
input.value = 'Paint'
input.dispatchEvent(new Event('input', { bubbles: true }))
flushSync()
await press('#add')
show()
await press('#stats')
console.log(document.querySelector('output').textContent)
