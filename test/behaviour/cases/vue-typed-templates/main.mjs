import { renderToString } from 'vue/server-renderer'
import { build } from './build.mjs'

const { app } = await import(`${build()}/entry.ts.mjs`)
console.log(await renderToString(app))
