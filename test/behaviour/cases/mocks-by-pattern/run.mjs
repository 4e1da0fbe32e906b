import { setupServer } from 'msw/node'
import { withAdapter } from './adapter.mjs'
import { done, list, one, shelf } from './api.mjs'
import { handlers } from './handlers.mjs'

await withAdapter()

const server = setupServer(...handlers)
server.listen({ onUnhandledRequest: 'error' })
console.log((await list()).map((habit) => `${habit.title} ${habit.target} ${habit.unit}`))
console.log((await one('h2')).frequency, await done('h2', '2024-12-02'))
console.log(await one('h9').catch((error) => error.response.data.error))
for (const { title, streak } of await shelf()) console.log(title, streak)
server.close()
