import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true })

const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Board } = await import('./Board.mjs')

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)))
const root = createRoot(document.getElementById('root'))
await act(() => root.render(createElement(Board)))
await settled()
console.log(document.getElementById('root').textContent)
await act(() => document.getElementById('h1').click())
await settled()
console.log(document.getElementById('root').innerHTML)
await act(() => root.unmount())
