import { listMine, start, weekly } from './client/habits.js'
import { http } from './client/http.js'
import { recipes } from './client/recipes.js'
import { buildApp } from './src/app.js'

const app = await buildApp()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
// The pages ask at their own origin.
http.interceptors.request.use((config) => Object.assign(config, { baseURL: origin + config.baseURL }))
console.log(await listMine(), await weekly(), await recipes())
console.log(await start('Swim'))
await app.close()
