import { register } from 'node:module'

register('./svelte-loader.js', import.meta.url)

const { default: App } = await import('./App.svelte')
const { render } = await import('svelte/server')
const { listHabits, addHabit } = await import('./api.js')

const added = await addHabit({ title: 'Stretch', frequency: 'daily', target: 2, unit: 'times' })
const habits = await listHabits()
const { body } = render(App, { props: { habits, added } })
console.log(body.replace(/<!--.*?-->/g, ''))
