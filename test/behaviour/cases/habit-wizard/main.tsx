import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true })
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Wizard } = await import('./Wizard.tsx')

const root = window.document.getElementById('root')!
const app = createRoot(root)
/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds: () => unknown) => {
  const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  for (let turns = 0; turns < 4000 && !holds(); turns++) await turn()
}
const shows = (text: string) => () => root.textContent?.includes(text)
const set = (id: string, value: string) =>
  act(async () => {
    const field = root.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)!
    const proto = field.tagName === 'SELECT' ? window.HTMLSelectElement.prototype : window.HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(field, value)
    field.dispatchEvent(new window.Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
const press = async (id: string, holds: () => unknown) => {
  await act(async () => root.querySelector<HTMLButtonElement>(`#${id}`)!.click())
  await until(holds)
}
const show = () => console.log(root.innerHTML)

await act(async () => app.render(<Wizard />))
await until(shows('Stretch'))
show()
await press('save', shows('required'))
show()
await set('title', 'Cycle ')
await set('amount', '15')
await set('unit', 'km')
await press('save', shows('Saved'))
show()
await press('rm-h2', () => !shows('Read')())
show()
await act(async () => app.unmount())
window.close()
