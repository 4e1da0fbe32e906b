import { register } from 'node:module'
import { render } from 'svelte/server'

register('./svelte-loader.js', import.meta.url)

const { store } = await import('./habits.svelte.js')
const { default: App } = await import('./App.svelte')

await store.load()
await store.rename(store.habits[0].id, 'Dawn run')
const props = { user: { name: 'Ada', title: 'Dr' } }
console.log(render(App, { props }).body.replace(/<!--.*?-->/g, ''))
console.log(store.total, store.best)
