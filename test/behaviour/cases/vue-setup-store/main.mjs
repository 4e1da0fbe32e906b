import { register } from 'node:module'

process.env.RENDER = 'server'
register('./loader.mjs', import.meta.url)

const { createPinia } = await import('pinia')
const { createSSRApp } = await import('vue')
const { renderToString } = await import('vue/server-renderer')
const { default: App } = await import('./src/App.vue')
const { persist, saved } = await import('./src/plugins/persist.ts')
const { useHabitStore } = await import('./src/stores/habits.ts')

async function page(seed) {
  const pinia = createPinia().use(persist)
  if (seed) pinia.state.value = JSON.parse(seed)
  const app = createSSRApp(App).use(pinia)
  const store = useHabitStore(pinia)
  const steps = []
  store.$onAction(({ name, args, after, onError }) => {
    after((result) => steps.push(`${name}(${args.length}) ok ${result?.title ?? ''}`))
    onError((error) => steps.push(`${name} failed: ${error.message}`))
  })
  if (!seed) {
    await store.refresh()
    await store.create('Draw', 4)
    await store.create('', 4).catch(() => {})
    await store.bump('h3')
    await store.complete('h2')
    await store.forget('h1')
  }
  console.log((await renderToString(app)).replace(/<!--.*?-->/g, ''))
  console.log(steps.join('\n'))
}

await page()
console.log(saved.size)
await page(saved.get('state'))
