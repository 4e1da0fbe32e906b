import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true })

const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Board } = await import('./Board.mjs')

/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (text) => {
  const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  for (let turns = 0; turns < 4000 && !document.body.textContent.includes(text); turns++) await turn()
}
const root = createRoot(document.getElementById('root'))
await act(() => root.render(createElement(Board)))
await until('Poster')
console.log(document.getElementById('root').textContent)
await act(() => document.getElementById('h1').click())
await until('run!')
console.log(document.getElementById('root').innerHTML)
await act(() => root.unmount())
