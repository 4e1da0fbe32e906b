import http from 'node:http'
import { send } from './api.mjs'
import { Edit, rename, set, sync, withoutGaps } from './edits.mjs'
import { rows } from './rows.mjs'

const show = async (when) => {
  const habits = await send('GET', '/habits')
  console.log(when, habits.map(({ title, target, unit }) => `${title} ${target}${unit === 'times' ? '' : unit}`).join(', '))
}

for (const row of rows()) await send('POST', '/habits', row)
await show('sheet')

const form = new URLSearchParams('title=Climb&target=4&unit=times&frequency=weekly')
const fields = Object.fromEntries(form)
await send('POST', '/habits', { ...fields, target: Number(fields.target) })
await set('h1', 'title', 'Jog')
await set('h2', 'target', 7)
await rename('h2', 'Read')
await new Edit().with('title', 'Bend').with('target', 8).save('h3')
await show('edits')

const [first, second] = await send('GET', '/habits')
await sync(first, { title: 'Jog', target: 5 })
console.log(await sync(second, { title: 'Read', target: 7 }))
await withoutGaps('h2', { title: 'Read much', target: undefined })
await withoutGaps('h1', { target: 6, unit: 'times' })
await show('sync')

const server = http.createServer(async (req, res) => {
  let text = ''
  for await (const chunk of req) text += chunk
  const made = await send('POST', '/habits', JSON.parse(text))
  res.end(JSON.stringify({ title: made.title, target: made.target }))
})
await new Promise((ready) => server.listen(0, ready))
const own = { title: 'Sing', target: 3, unit: 'times', frequency: 'daily' }
const answer = await fetch(`http://127.0.0.1:${server.address().port}/new`, { method: 'POST', body: JSON.stringify(own) })
console.log(await answer.json())
server.close()
