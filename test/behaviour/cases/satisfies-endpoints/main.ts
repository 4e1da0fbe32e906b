import { call } from './call.ts'

const seeds = [
  { title: 'Tea', target: 3, colour: 'green' },
  { title: 'Nap', target: 1, colour: 'blue' },
]
for (const { title, target } of seeds) await call('add', { body: { title, target, unit: 'times', frequency: 'daily' } })
const list = await call('list', {})
console.log(list.map((h) => h.title))
const first = await call('one', { params: { id: list[0]!.id } })
const edited = await call('edit', { params: { id: first.id }, body: { title: `${first.title} (${seeds.length})` } })
console.log(edited.title, edited.frequency, edited.target)
await call('checkin', { body: { habitId: first.id, date: '2024-12-31', status: 'done' } })
const { habits, completions } = await call('stats', {})
console.log(habits, completions, (await call('today', {})).filter((h) => h.streak).length)
await call('one', { params: { id: 'a/b' } }).catch((e: Error & { endpoint: string }) => console.log(e.endpoint, e.message))
console.log(seeds.map((s) => `${s.title}:${s.colour}`).join())
