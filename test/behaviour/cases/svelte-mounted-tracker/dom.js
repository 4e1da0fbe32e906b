import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<body></body>', { url: 'http://localhost/' })
for (const name of ['document', 'Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'HTMLMediaElement', 'Text', 'Comment', 'Event', 'CustomEvent'])
  globalThis[name] = window[name]
globalThis.window = window
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true })
