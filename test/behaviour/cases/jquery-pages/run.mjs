import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom'

const jquery = readFileSync(join(createRequire(import.meta.url).resolve('jquery'), '../jquery.js'))

class Files extends ResourceLoader {
  fetch(url) {
    const { pathname } = new URL(url)
    return Promise.resolve(pathname.startsWith('/vendor/') ? jquery : readFileSync(`public${pathname}`))
  }
}

const console_ = new VirtualConsole().sendTo(console)

async function open(name) {
  const dom = new JSDOM(readFileSync(`public/${name.split('?')[0]}`, 'utf8'), {
    url: `${process.env.HABIT_API}/${name}`,
    runScripts: 'dangerously',
    resources: new Files(),
    virtualConsole: console_,
    beforeParse(window) {
      Object.assign(window, { HABIT_API: process.env.HABIT_API, HABIT_API_KEY: process.env.HABIT_API_KEY })
      window.crypto.randomUUID ??= () => crypto.randomUUID()
    },
  })
  await new Promise((resolve) => dom.window.addEventListener('load', resolve))
  return dom.window
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 250))
const press = (window, selector, type = 'click') =>
  window.document.querySelector(selector).dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }))
const tidy = (html) => html.replace(/\s+/g, ' ')

const list = await open('list.html')
await settled()
console.log(tidy(list.document.querySelector('main').innerHTML))
press(list, '#habits li:nth-child(1) .done')
await settled()
press(list, '#sort')
await settled()
console.log(tidy(list.document.querySelector('main').innerHTML))
list.close()

const edit = await open('edit.html?id=h2')
await settled()
console.log(edit.document.querySelector('[name=caption]').value, edit.document.querySelector('[name=amount]').value)
edit.document.querySelector('[name=caption]').value = 'Read a lot'
press(edit, 'form', 'submit')
await settled()
console.log(edit.document.querySelector('#status').textContent)
edit.close()

const missing = await open('edit.html?id=h9')
await settled()
console.log(missing.document.querySelector('#status').textContent)
missing.close()

const clean = await open('admin/clean.html')
await settled()
press(clean, '#prune')
await settled()
console.log(tidy(clean.document.querySelector('ol').textContent))
clean.close()
