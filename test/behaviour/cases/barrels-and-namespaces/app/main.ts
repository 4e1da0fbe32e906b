import * as lib from '../lib/index.ts'
import { findHabit, format, type Habit } from '../lib/index.ts'
import { box } from './ui.ts'

const all: Habit[] = await lib.habits.all()
console.log(box({ title: 'All', unit: 'em' }, all.map(format.long)))

const today = await lib.habits.today()
console.log(box({ title: `Today (${today.length})` }, today.map((h) => lib.format.short(h))))

const strongest = all.reduce((a, b) => (b.streak > a.streak ? b : a))
console.log(format.short(strongest), strongest.frequency)
for (const id of ['h2', 'h22']) {
  await findHabit(id).then(
    (h) => console.log(h.title),
    (e: Error) => console.log(e.message),
  )
}
