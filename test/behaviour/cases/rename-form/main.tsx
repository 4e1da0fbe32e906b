import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<div id="root"></div>')
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true })
const { act } = await import('react')
const { createRoot } = await import('react-dom/client')
const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query')
const { App } = await import('./App.tsx')
const { habitsApi, messageOf } = await import('./api.ts')

const root = window.document.getElementById('root')!
const app = createRoot(root)
const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
/** Until it holds; after a long while goes on, so that what is shown tells what is missing. */
const until = async (holds: () => unknown) => {
  const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  for (let turns = 0; turns < 4000 && !holds(); turns++) await turn()
}
const settled = () => client.isFetching() + client.isMutating() === 0
const type = (selector: string, text: string) =>
  act(async () => {
    const input = root.querySelector<HTMLInputElement>(selector)!
    Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new window.Event('input', { bubbles: true }))
  })

await act(async () => app.render(<QueryClientProvider client={client}><App edit="h1" /></QueryClientProvider>))
await until(() => settled() && root.innerHTML.includes('<li'))
console.log(root.innerHTML)
await type('input[name="title"]', 'Night run')
await type('input[name="target"]', '8')
await act(async () => root.querySelector<HTMLButtonElement>('button')!.click())
await until(() => settled() && root.innerHTML.includes('saved'))
console.log(root.innerHTML)
await habitsApi.remove('h2')
await habitsApi.remove('h2').catch((error) => console.log(messageOf(error)))
await act(async () => app.unmount())
process.exit(0)
