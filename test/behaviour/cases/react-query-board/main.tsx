import { JSDOM } from 'jsdom'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Board } from './Board.tsx'
import { type Habit } from './api.ts'
import { keys } from './hooks.ts'

const dom = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window: dom.window, document: dom.window.document })
Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
setTimeout(() => process.exit(1), 30_000).unref()
const { createRoot } = await import('react-dom/client')

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
const root = createRoot(document.getElementById('root')!)
const shown = async (text: string) => {
  while (!document.body.innerHTML.includes(text)) await new Promise((resolve) => setTimeout(resolve, 10))
}

root.render(<QueryClientProvider client={client}><Board /></QueryClientProvider>)
await shown('pages')
await shown('</h2>')
console.log(document.body.innerHTML)
document.querySelector('button')!.dispatchEvent(new dom.window.MouseEvent('click', { bubbles: true }))
await shown('Swim</button>')
const input = document.querySelector('input')!
Object.getOwnPropertyDescriptor(dom.window.HTMLInputElement.prototype, 'value')!.set!.call(input, 'Evening run')
input.dispatchEvent(new dom.window.Event('input', { bubbles: true }))
await shown('Evening run')
while (client.isMutating()) await new Promise((resolve) => setTimeout(resolve, 10))
console.log(document.body.innerHTML)
console.log(client.getQueryData<Habit[]>(keys.all)?.map((habit) => habit.title).join())
root.unmount()
client.clear()
