import { get, send } from './api.ts'
import { csv, markdown } from './digest.ts'

const lines = (await csv()).split('\n')
console.log(lines.slice(1).join('\n'))
console.log(await markdown())
const reply = await send('habits', 'POST', JSON.stringify({ title: 'Yodel', frequency: 'weekly', target: 3, unit: 'times' }))
if (reply.success) console.log(reply.data.title, reply.data.frequency)
const refused = await send('habits', 'POST', JSON.stringify({ target: 3 }))
console.log(refused.success, refused.error)
await get<HabitRecord>('habits/nobody').catch((error: Error) => console.log(error.message))
