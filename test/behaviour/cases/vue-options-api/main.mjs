import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const folder = build()
const { default: App } = await import(`${folder}/App.vue.mjs`)
const { default: BookShelf } = await import(`${folder}/components/BookShelf.vue.mjs`)
const { saved } = await import(`${folder}/saved.js.mjs`)

const app = createSSRApp(App)
app.component('BookShelf', BookShelf)
app.config.globalProperties.$format = (count) => `${count}x`
console.log(await renderToString(app))
console.log(saved.join('\n'))
