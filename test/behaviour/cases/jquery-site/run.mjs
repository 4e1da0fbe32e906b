import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom'

const jquery = readFileSync(join(createRequire(import.meta.url).resolve('jquery'), '../jquery.js'))

class Files extends ResourceLoader {
  fetch(url) {
    const { pathname } = new URL(url)
    return Promise.resolve(pathname.startsWith('/vendor/') ? jquery : readFileSync(`site${pathname}`))
  }
}

const console_ = new VirtualConsole().sendTo(console)

async function open(name) {
  const dom = new JSDOM(readFileSync(`site/${name}`, 'utf8'), {
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
  await dom.window.App?.ready
  return dom.window
}

const home = await open('index.html')
console.log(home.document.title, home.document.querySelector('h1').outerHTML, home.document.querySelector('#habits').innerHTML)
home.document.querySelector('form').dispatchEvent(new home.Event('submit', { bubbles: true, cancelable: true }))
await home.App.added
console.log(home.document.querySelector('h1').textContent, home.document.querySelector('#habits').lastChild.outerHTML)
for (const id of ['h1', 'nothing']) console.log(await new Promise((resolve) => home.App.find(id, (...found) => resolve(found.join()))))
console.log(await new Promise((resolve) => home.App.rename('h2', 'Read more', resolve)))
home.close()

const stats = await open('stats.html')
console.log(stats.document.querySelector('#best').textContent)
stats.close()
const about = await open('about.html')
console.log(about.document.title)
about.close()
