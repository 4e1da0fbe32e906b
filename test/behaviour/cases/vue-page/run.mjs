import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom'

const vue = readFileSync(join(createRequire(import.meta.url).resolve('vue'), '../dist/vue.global.prod.js'))

class Files extends ResourceLoader {
  fetch(url) {
    const { pathname } = new URL(url)
    return Promise.resolve(pathname.startsWith('/vendor/') ? vue : readFileSync(`site${pathname}`))
  }
}

async function open(name) {
  const dom = new JSDOM(readFileSync(`site/${name}`, 'utf8'), {
    url: `${process.env.HABIT_API}/${name}`,
    runScripts: 'dangerously',
    resources: new Files(),
    virtualConsole: new VirtualConsole().sendTo(console),
    beforeParse(window) {
      Object.assign(window, { fetch, HABIT_API: process.env.HABIT_API, HABIT_API_KEY: process.env.HABIT_API_KEY })
      window.crypto.randomUUID ??= () => crypto.randomUUID()
    },
  })
  await new Promise((resolve) => dom.window.addEventListener('load', resolve))
  await dom.window.ready
  await dom.window.Vue.nextTick()
  return dom.window
}

for (const name of ['index.html', 'board.html', 'books.html']) {
  const window = await open(name)
  console.log(window.document.querySelector('#app').innerHTML)
  window.close()
}
