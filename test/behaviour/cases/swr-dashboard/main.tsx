import { JSDOM } from 'jsdom'
import { createElement } from 'react'
import { SWRConfig } from 'swr'

const dom = new JSDOM('<div id="root"></div>', { url: 'http://localhost/' })
Object.assign(globalThis, { window: dom.window, document: dom.window.document })
Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
setTimeout(() => process.exit(1), 30_000).unref()
const { createRoot } = await import('react-dom/client')
const { Dashboard } = await import('./Dashboard.jsx')

const shown = async (...texts: string[]) => {
  while (!texts.every((text) => document.body.innerHTML.includes(text))) await new Promise((resolve) => setTimeout(resolve, 10))
}

const root = createRoot(document.getElementById('root')!)
root.render(createElement(SWRConfig, { value: { dedupingInterval: 0, revalidateOnFocus: false } }, createElement(Dashboard)))
await shown('degrees', '<input', '2 today')
console.log(document.body.innerHTML)
const input = document.querySelector('input')!
Object.getOwnPropertyDescriptor(dom.window.HTMLInputElement.prototype, 'value')!.set!.call(input, 'Evening run')
input.dispatchEvent(new dom.window.Event('input', { bubbles: true }))
await shown('Evening run (15)')
console.log(document.querySelector('ul')!.innerHTML)
root.unmount()
