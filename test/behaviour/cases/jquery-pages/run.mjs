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

/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds) => {
  for (let turn = 0; turn < 4000 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 5))
}
const filled = ({ document }, ...selectors) =>
  until(() => selectors.every((selector) => document.querySelector(selector)?.textContent))
const press = (window, selector, type = 'click') =>
  window.document.querySelector(selector).dispatchEvent(new window.Event(type, { bubbles: true, cancelable: true }))
const tidy = (html) => html.replace(/\s+/g, ' ')

const list = await open('list.html')
await filled(list, '#habits li', '#totals')
console.log(tidy(list.document.querySelector('main').innerHTML))
press(list, '#habits li:nth-child(1) .done')
await filled(list, '#status')
press(list, '#sort')
await filled(list, '#titles')
console.log(tidy(list.document.querySelector('main').innerHTML))
list.close()

const edit = await open('edit.html?id=h2')
await until(() => edit.document.querySelector('[name=caption]').value)
console.log(edit.document.querySelector('[name=caption]').value, edit.document.querySelector('[name=amount]').value)
edit.document.querySelector('[name=caption]').value = 'Read a lot'
press(edit, 'form', 'submit')
await filled(edit, '#status')
console.log(edit.document.querySelector('#status').textContent)
edit.close()

const missing = await open('edit.html?id=h9')
await filled(missing, '#status')
console.log(missing.document.querySelector('#status').textContent)
missing.close()

const clean = await open('admin/clean.html')
press(clean, '#prune')
await filled(clean, 'ol li')
console.log(tidy(clean.document.querySelector('ol').textContent))
clean.close()
