import { createRequire } from 'node:module'
import starter from './data/starter.json' with { type: 'json' }
import client from './client.cjs'

const require = createRequire(import.meta.url)
const playlist = require('./data/playlist.json')
const menu = require('./data/menu.json')
const { version } = require('./package.json')

console.log(`starter kit ${version}`)
for (const habit of starter) {
  const added = await client.add(habit)
  console.log(`${added.title}: ${added.target} ${added.unit === 'times' ? 'x' : added.unit}, ${added.frequency}`)
}
for (const entry of menu) console.log(entry.title, entry.path)
for (const song of playlist.songs) console.log(song.title, song.target, song.streak)
const due = await client.today()
console.log(due.map((habit) => habit.title).join(', '))
console.log((await client.areas()).length)
await client.done('h1', '2025-01-02')
console.log((await client.today())[0].streak)
