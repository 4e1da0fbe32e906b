import { JSDOM } from 'jsdom'
import { Provider } from 'react-redux'
import { App } from './App.tsx'
import { store } from './store.ts'

const dom = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window: dom.window, document: dom.window.document })
Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
setTimeout(() => process.exit(1), 30_000).unref()
const { createRoot } = await import('react-dom/client')

const until = async (shown: () => unknown) => {
  while (!shown()) await new Promise((resolve) => setTimeout(resolve, 10))
}

const root = createRoot(document.getElementById('root')!)
root.render(<Provider store={store}><App /></Provider>)
await until(() => document.querySelector('[data-today]') && document.querySelector('li') && document.querySelector('button'))
console.log(document.body.innerHTML)
document.querySelector('button')!.dispatchEvent(new dom.window.MouseEvent('click', { bubbles: true }))
await until(() => document.querySelector('[data-renamed]') && document.body.innerHTML.includes('run!: '))
console.log(document.body.innerHTML)
process.exit(0)
