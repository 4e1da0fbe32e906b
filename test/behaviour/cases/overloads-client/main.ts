import { lampReply, lit } from './lamps.ts'
import { Sdk, SdkError } from './sdk.ts'

const sdk = new Sdk(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
const all = await sdk.call('habits.list')
console.log(all.map((h) => [h.title, h.target, h.unit === 'times' ? 'rep' : h.unit, h.completedDates.length].join(' ')))
const today = await sdk.call('habits.today')
console.log(today.length, today[0]!.streak)
const saved = await sdk.call('habits.save', { id: 'h3', patch: { title: 'Stretch well', target: 6 } })
console.log(saved.title, saved.target, saved.frequency)
await sdk.call('habits.skip', { habitId: 'h1', date: '2024-12-01' })
console.log(await sdk.call('stats.mine'))
for (const { text } of await sdk.call('notes.of', { habitId: 'h1' })) console.log('note', text)
try {
  await sdk.call('habits.get', { id: 'missing' })
} catch (error) {
  console.log(error instanceof SdkError ? `sdk: ${error.message}` : 'other')
}
console.log(lit(lampReply))
