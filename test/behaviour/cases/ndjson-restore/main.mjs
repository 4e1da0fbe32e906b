import { backup, restore } from './backup.mjs'
import { Client } from './client.mjs'

const client = Client.fromEnv()
const text = await backup(client)
console.log(text.trim().split('\n').length, 'lines')

const ids = []
for await (const { id, streak } of client.habits()) if (streak < 10) ids.push(id)
await client.deleteMany(ids)
for await (const { title } of client.habits()) console.log('kept', title)

console.log(await restore(client, text))
const names = []
for await (const habit of client.habits()) names.push(`${habit.id}=${habit.title}/${habit.target}`)
console.log(names.join(' '))
await client.send('GET', '/habits/unknown').catch((e) => console.log(e.code, e.message))
