// Renders the page as the server would, and answers its own paths.
import { register } from 'node:module'

register('./loader.js', import.meta.url)

const { render } = await import('svelte/server')
const routes = new URL('../src/routes/', import.meta.url)

/** Asks a file of `api`, as the framework does without a network. */
async function ask(path, init = {}) {
  const url = new URL(path, 'http://localhost')
  const [, , name, id] = url.pathname.split('/')
  const file = new URL(`api/${name}/${id === undefined ? '' : '[id]/'}+server.js`, routes)
  const handlers = await import(file)
  return handlers[init.method ?? 'GET']({ url, params: { id }, request: new Request(url, init) })
}

const { load } = await import(new URL('+page.js', routes))
const data = await load({ fetch: ask, params: {} })
const { default: Page } = await import(new URL('+page.svelte', routes))
const { body } = render(Page, { props: { data } })
console.log(body.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' '))
