import { register } from 'node:module'
import { render } from 'svelte/server'

register('./svelte-loader.js', import.meta.url)

const { HabitsState } = await import('./src/state.svelte.js')
const { default: App } = await import('./src/App.svelte')

const state = new HabitsState({ base: process.env.HABIT_API, key: process.env.HABIT_API_KEY })
await state.refresh()
state.sort('goal')
const show = () => console.log(render(App, { props: { state, page: { title: 'Mine' } } }).body.replace(/<!--.*?-->/g, '').replace(/\s+/g, ' '))
show()
state.sort('days')
await state.toggle('h3', '2024-12-15')
await state.add(['Chess', 2], ['Go'])
show()
console.log(state.log.join('|'))
