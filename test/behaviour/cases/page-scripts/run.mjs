import { readFileSync } from 'node:fs'
import vm from 'node:vm'

// a browser as small as this page needs it
const page = { fetch, console, crypto, API: process.env.HABIT_API, KEY: process.env.HABIT_API_KEY }
page.window = vm.createContext(page)
const html = readFileSync('site/index.html', 'utf8')
for (const [, src] of html.matchAll(/<script src="([^"]+)"/g)) {
  vm.runInContext(readFileSync(`site/${src}`, 'utf8'), page)
}
await page.done
