import { createPinia } from 'pinia'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const folder = build()
const load = async (file) => import(`${folder}/${file}.mjs`)
const { default: App } = await load('App.vue')
const { default: session } = await load('session.js')

const pinia = createPinia()
const app = createSSRApp(App).use(pinia)
console.log((await renderToString(app)).replace(/<!--.*?-->/g, ''))

await session(pinia)
