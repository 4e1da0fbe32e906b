import { habits } from './client.mjs'
import { loadNote, saveNote } from './settings.mjs'
import { load, save } from './snapshot.mjs'

console.log('before:', load().length)
save(await habits())
for (const habit of load()) {
  console.log(`${habit.title}: ${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit}, ${habit.frequency}, ${habit.streak}`)
}
const [first, ...others] = load().sort((left, right) => right.streak - left.streak)
console.log(first.title, others.length)

await saveNote('check the list')
const note = await loadNote()
console.log(note.title, note.streak)
