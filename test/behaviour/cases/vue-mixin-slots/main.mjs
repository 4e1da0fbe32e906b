import './register.mjs'
import { createSSRApp } from 'vue'
import { renderToString } from 'vue/server-renderer'

const { default: Page } = await import('./src/Page.vue')
for (const view of ['HabitList', 'HabitTable', 'Broken']) {
  const html = await renderToString(createSSRApp(Page, { view }))
  console.log(html.replace(/<!--.*?-->/g, ''))
}
