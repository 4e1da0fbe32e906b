// Renders the pages as the server would, without one.
import { existsSync } from 'node:fs'
import { register } from 'node:module'

register('./loader.js', import.meta.url)

const { render } = await import('svelte/server')
const routes = new URL('../src/routes/', import.meta.url)

const event = (params = {}, form = {}) => ({
  fetch,
  params,
  locals: { user: { name: 'Ada', title: 'Dr' } },
  request: { formData: async () => new Map(Object.entries(form)) },
})

async function loadFrom(path, event) {
  const url = new URL(path, routes)
  if (!existsSync(url)) return {}
  return (await import(url)).load(event)
}

async function show(folder, params, form = null) {
  const layout = await loadFrom('+layout.server.js', event(params))
  const parent = async () => layout
  const server = await loadFrom(`${folder}+page.server.js`, { ...event(params), parent })
  const universal = await loadFrom(`${folder}+page.js`, { ...event(params), parent, data: server })
  const { default: Page } = await import(new URL(`${folder}+page.svelte`, routes))
  const { body } = render(Page, { props: { data: { ...layout, ...server, ...universal }, form } })
  console.log(body.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' '))
  return universal.habit ?? server
}

const { actions } = await import(new URL('+page.server.js', routes))
console.log(await actions.create(event({}, { title: '' })))
const form = await actions.create(event({}, { title: 'Stretch', target: '2' }))
const { habits } = await show('', {}, form)
await actions.skip(event({}, { id: habits[0].id }))
await show('habits/[id]/', { id: habits[1].id })
await show('habits/[id]/', { id: 'none' }).catch((failure) => console.log(failure.status, failure.message))

const { GET } = await import(new URL('api/summary/+server.js', routes))
console.log(await (await GET(event())).json())
