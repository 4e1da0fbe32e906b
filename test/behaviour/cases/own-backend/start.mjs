import { once } from 'node:events'
import { app } from './server/app.mjs'
import { createApi } from './web/api.mjs'

app.listen(0, '127.0.0.1')
await once(app, 'listening')
const api = createApi(`http://127.0.0.1:${app.address().port}`)

await api.add({ title: 'Feed the cat', target: 2 })
await api.add({ frequency: 'weekly' }).catch((e) => console.log(e.message))
for (const h of await api.habits()) console.log(h.title, h.target, h.unit, h.streak, h.completedDates)
await api.clear([1])
console.log((await api.habits()).map((h) => h.title))
app.close()
app.closeAllConnections()
