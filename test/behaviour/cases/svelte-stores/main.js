import { register } from 'node:module'
import { get } from 'svelte/store'

register('./svelte-loader.js', import.meta.url)

const { habits, titles, refresh, skip } = await import('./stores.js')
const { default: App } = await import('./App.svelte')
const { render } = await import('svelte/server')

const stop = titles.subscribe((value) => console.log('titles', value))
await refresh()
await skip(get(habits)[0].id)
stop()
console.log(render(App, {}).body.replace(/<!--.*?-->/g, ''))
