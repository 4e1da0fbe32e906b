// Two sites, each served as its framework would, and asked by its own pages.
import { createServer } from 'node:http'
import { ofetch } from 'ofetch'
import { setGlobalOrigin } from 'undici'

const bodyOf = async (request) => {
  let text = ''
  for await (const chunk of request) text += chunk
  return text === '' ? undefined : JSON.parse(text)
}

globalThis.$fetch = ofetch
globalThis.defineEventHandler = (handler) => handler
globalThis.readBody = (event) => bodyOf(event.request)

async function web(request, response) {
  const [, , , id] = request.url.split('/')
  const file = id === undefined ? 'index' : '[id]'
  const { default: handler } = await import(new URL(`web/pages/api/habits/${file}.js`, import.meta.url))
  const answer = (status) => ({
    status: answer,
    json: (body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    end: () => response.writeHead(status).end(),
  })
  await handler({ method: request.method, query: { id }, body: await bodyOf(request) }, answer(200))
}

async function shop(request, response) {
  const file = request.method === 'GET' ? 'habits.get' : 'mine'
  const { default: handler } = await import(new URL(`shop/server/api/${file}.js`, import.meta.url))
  const body = await handler({ request })
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function visit(site, ...pages) {
  const server = createServer((request, response) => site(request, response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  setGlobalOrigin(`http://127.0.0.1:${server.address().port}`)
  for (const [file, name] of pages) {
    const { [name]: page } = await import(new URL(file, import.meta.url))
    console.log(await page())
  }
  server.close()
  server.closeAllConnections()
}

await visit(web, ['web/lib/titles.js', 'titles'])
await visit(shop, ['shop/pages/clothes.js', 'clothes'], ['shop/pages/mine.js', 'mine'])
