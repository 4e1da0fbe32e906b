import type { Create, Habit, Update } from './resources.ts'
import { HabitSdk, SdkError } from './sdk.ts'

const sdk = new HabitSdk()
const template = { title: 'Plank', frequency: 'daily', target: 60, unit: 'seconds' } as const satisfies Create<Habit>
const plank = await sdk.habits.create({ ...template })
console.log(plank.title, plank.target, plank.unit)
const easier: Update<Habit> = { title: `${plank.title} (easy)` }
console.log((await sdk.habits.update(plank.id, easier)).title)
const harder = await sdk.habits.update('h1', { target: 9, unit: 'times' })
console.log(harder.target, harder.unit === 'times')

const columns = [
  { head: 'Name', cell: (h: Habit) => h.title },
  { head: 'Streak', cell: (h: Habit) => String(h.streak).padStart(3) },
  { head: 'Done', cell: (h: Habit) => `${h.completedDates.length}x` },
] as const
const rows = await sdk.habits.list()
console.log(columns.map((c) => c.head).join('|'))
for (const h of rows) console.log(columns.map((c) => c.cell(h)).join('|'))

const notes = sdk.notesOf('h1')
await notes.add('hills')
console.log((await notes.list()).map((n) => n.text), (await sdk.areas.list()).map((a) => a.name))
await sdk.habits.remove(plank.id)
await sdk.habits.get(plank.id).catch((e: unknown) => console.log(e instanceof SdkError, (e as Error).message))
