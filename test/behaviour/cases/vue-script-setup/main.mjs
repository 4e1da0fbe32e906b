import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const folder = build()
const { default: App } = await import(`${folder}/App.vue.mjs`)
console.log(await renderToString(createSSRApp(App)))
