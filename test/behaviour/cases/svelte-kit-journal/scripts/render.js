import { existsSync } from 'node:fs'
import { register } from 'node:module'

register('./loader.js', import.meta.url)

const { render } = await import('svelte/server')
const routes = new URL('../src/routes/', import.meta.url)
const { handleFetch } = await import(new URL('../src/hooks.server.ts', import.meta.url))

const fetcher = (input, init) => handleFetch({ request: new Request(input, init), fetch, event: {} })
const event = (params = {}, form = {}) => ({
  fetch: fetcher,
  params,
  locals: { user: { name: 'Ada', title: 'Dr' } },
  depends: () => {},
  request: { formData: async () => new Map(Object.entries(form)), json: async () => form },
})

async function show(folder, params = {}, form = null) {
  const server = new URL(`${folder}+page.server.ts`, routes)
  const universal = new URL(`${folder}+page.ts`, routes)
  const layout = await (await import(new URL('+layout.server.ts', routes))).load(event(params))
  let data = existsSync(server) ? await (await import(server)).load({ ...event(params), parent: async () => layout }) : null
  if (existsSync(universal)) data = await (await import(universal)).load({ ...event(params), data, parent: async () => layout })
  const { default: Page } = await import(new URL(`${folder}+page.svelte`, routes))
  console.log(render(Page, { props: { data: { ...layout, ...data }, form } }).body.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' '))
}

const { actions } = await import(new URL('+page.server.ts', routes))
const failed = await actions.create(event({}, { title: '', target: '1' }))
console.log(JSON.stringify(failed))
await show('', {}, failed.data)
const made = await actions.create(event({}, { title: 'Climb', target: '2' }))
console.log(made.created)
await actions.done(event({}, { id: 'h1' }))
await actions.prune(event({}, { ids: 'h3,h9' }))
await show('', {}, made)
await show('habits/[id]/', { id: 'h2' })
await show('habits/[id]/', { id: 'none' }).catch((failure) => console.log(failure.status, failure.message))
const { GET, POST } = await import(new URL('api/today/+server.ts', routes))
console.log(await (await GET(event())).json())
console.log(await (await POST(event({}, { habit: 'h2', on: '2024-12-10' }))).json())
