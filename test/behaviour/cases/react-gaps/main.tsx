import { JSDOM } from 'jsdom'
import { App } from './App.tsx'

const dom = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window: dom.window, document: dom.window.document })
Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
setTimeout(() => process.exit(1), 30_000).unref()
const { createRoot } = await import('react-dom/client')

const until = async (shown: () => unknown) => {
  while (!shown()) await new Promise((resolve) => setTimeout(resolve, 10))
}
const click = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new dom.window.MouseEvent('click', { bubbles: true }))

const root = createRoot(document.getElementById('root')!)
root.render(<App />)
await until(() => document.querySelector('#load') && document.querySelector('em') && document.querySelector('u'))
click('#load')
await until(() => document.querySelector('p')?.textContent)
console.log(document.body.innerHTML)
click('li button')
await until(() => document.querySelector('p')?.textContent?.includes('!'))
console.log(document.body.innerHTML)
root.unmount()
