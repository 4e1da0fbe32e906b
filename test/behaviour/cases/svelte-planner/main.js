import { register } from 'node:module'
import { render } from 'svelte/server'
import { get } from 'svelte/store'

register('./svelte-loader.js', import.meta.url)

const { habits, daily, best, totals } = await import('./stores/habits.js')
const { default: App } = await import('./App.svelte')

await habits.load()
const show = () => console.log(render(App, { props: { name: 'Ada' } }).body.replace(/<!--.*?-->/g, ''))
show()
const id = await habits.add({ title: 'Sing', target: 2 })
await habits.checkIn(id, '2024-12-08')
await habits.patch(id, { title: 'Sing aloud', target: 5 })
await habits.drop(['h2'])
console.log(get(best)?.title, get(daily).length, JSON.stringify(get(totals)))
console.log(await habits.add({ title: '' }).catch((e) => e.message))
show()
