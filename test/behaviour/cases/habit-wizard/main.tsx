import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true })
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { Wizard } = await import('./Wizard.tsx')

const root = window.document.getElementById('root')!
const app = createRoot(root)
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 150)))
const set = (id: string, value: string) =>
  act(async () => {
    const field = root.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)!
    const proto = field.tagName === 'SELECT' ? window.HTMLSelectElement.prototype : window.HTMLInputElement.prototype
    Object.getOwnPropertyDescriptor(proto, 'value')!.set!.call(field, value)
    field.dispatchEvent(new window.Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  })
const press = async (id: string) => {
  await act(async () => root.querySelector<HTMLButtonElement>(`#${id}`)!.click())
  await settle()
}
const show = () => console.log(root.innerHTML)

await act(async () => app.render(<Wizard />))
await settle()
show()
await press('save')
show()
await set('title', 'Cycle ')
await set('amount', '15')
await set('unit', 'km')
await press('save')
show()
await press('rm-h2')
show()
await act(async () => app.unmount())
process.exit(0)
