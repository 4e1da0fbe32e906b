import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const folder = build()
const { default: App } = await import(`${folder}/App.vue.mjs`)
const app = createSSRApp(App)

for (const file of readdirSync('src/components', { recursive: true })) {
  if (!file.endsWith('.vue')) continue
  const { default: component } = await import(`${folder}/components/${file}.mjs`)
  app.component(file === 'habit/Badge.vue' ? 'HabitBadge' : basename(file, '.vue'), component)
}
console.log(await renderToString(app))
