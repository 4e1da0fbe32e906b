import { install } from './shim.js'

const worker = install()
const { cachedTitles } = await import('./sw.js')

await worker.dispatch('install')
await worker.dispatch('activate')
console.log(await cachedTitles())
await worker.dispatch('message', { data: { type: 'CHECK_IN', mark: { habitId: 'h1', date: '2024-12-06' } } })
await worker.dispatch('message', { data: { type: 'CHECK_IN', mark: { habitId: 'h3', date: '2024-12-06' } } })
await worker.dispatch('sync', { tag: 'check-ins' })
await worker.dispatch('push', { data: { habitId: 'h2' } })
await worker.dispatch('push', { data: { habitId: 'nobody' } })
