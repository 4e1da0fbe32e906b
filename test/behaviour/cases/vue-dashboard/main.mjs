import { createPinia } from 'pinia'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const folder = build()
const { default: App } = await import(`${folder}/App.vue.mjs`)
const { default: HabitChart } = await import(`${folder}/components/HabitChart.vue.mjs`)
const { submitted } = await import(`${folder}/stores/ui.ts.mjs`)

const app = createSSRApp(App).use(createPinia()).component('HabitChart', HabitChart)
console.log(await renderToString(app))
console.log(submitted.join('\n'))
