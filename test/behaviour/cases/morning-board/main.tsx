import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true })
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Board } = await import('./board.tsx')
const { BoardProvider } = await import('./store.tsx')

const root = window.document.getElementById('root')!
const app = createRoot(root)
/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds: () => unknown) => {
  const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  for (let turns = 0; turns < 4000 && !holds(); turns++) await turn()
}
const shows = (markup: string) => () => root.innerHTML.includes(markup)
const show = (label: string) => console.log(label, root.innerHTML)

await act(async () => app.render(<BoardProvider><Board /></BoardProvider>))
await until(shows('<li'))
show('loaded')
await act(async () => root.querySelector<HTMLElement>('#h2 button')!.click())
await until(shows('<em>1 days'))
show('checked')
const input = root.querySelector<HTMLInputElement>('#h3 input')!
await act(async () => {
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!.set!.call(input, 'Yoga')
  input.dispatchEvent(new window.Event('input', { bubbles: true }))
})
await until(shows('<b>Yoga</b>'))
show('renamed')
await act(async () => app.unmount())
window.close()
