import { register } from 'node:module'
import { render } from 'svelte/server'

register('./svelte-loader.js', import.meta.url)

const { checkIn, listHabits, todaysHabits } = await import('./api.js')
const { default: App } = await import('./App.svelte')

const props = { habits: await listHabits(), today: await todaysHabits() }
console.log(render(App, { props }).body.replace(/<!--.*?-->/g, ''))
await checkIn('h2', '2024-12-04')
