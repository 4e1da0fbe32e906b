// Serves what stands below `app`, as the framework would, and looks at the page in a browser.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { setGlobalOrigin } from 'undici'

const app = join(import.meta.dirname, '..', 'src', 'app')

const server = createServer(async (incoming, outgoing) => {
  const [, , name = '', id] = (incoming.url ?? '').split('/')
  const folder = join(app, 'api', name, ...(id === undefined ? [] : ['[id]']))
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
  const request = new Request(`http://localhost${incoming.url}`, { method: incoming.method, body })
  const file = join(folder, 'route.ts')
  const handlers = existsSync(file) ? await import(file) : {}
  const response: Response = await handlers[incoming.method ?? 'GET'](request, { params: Promise.resolve({ id }) })
  outgoing.writeHead(response.status, { 'content-type': 'application/json' })
  outgoing.end(await response.text())
})

server.listen(0, '127.0.0.1', async () => {
  setGlobalOrigin(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const dom = new JSDOM('<div id="root"></div>')
  Object.assign(globalThis, { window: dom.window, document: dom.window.document })
  Object.defineProperty(globalThis, 'navigator', { value: dom.window.navigator, configurable: true })
  setTimeout(() => process.exit(1), 20_000).unref()
  const { createRoot } = await import('react-dom/client')
  const { default: Page } = await import(join(app, 'board', 'page.tsx'))
  const root = createRoot(document.getElementById('root') as HTMLElement)
  const shown = async (...texts: string[]) => {
    const text = () => document.body.textContent ?? ''
    while (!texts.every((each) => text().includes(each))) await new Promise((resolve) => setTimeout(resolve, 10))
    console.log(document.body.innerHTML.replaceAll('><', '>\n<'))
  }
  const click = (id: string) => document.getElementById(id)?.dispatchEvent(new dom.window.MouseEvent('click', { bubbles: true }))
  root.render(<Page />)
  await shown('Morning run: 3', 'Momo', '~ Morning run')
  click('add')
  await shown('Swim was added')
  click('h2')
  await shown('Read more')
  root.unmount()
  server.close()
  server.closeAllConnections()
})
