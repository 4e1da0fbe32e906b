import { addHabit, habits } from './habits.ts'

const film: Catalogue.Film = { title: 'Up', target: 'kids' }
const describe = (thing: HabitApi.Habit | Catalogue.Film): string =>
  'completedDates' in thing ? `${thing.title}: ${thing.streak}` : `film ${thing.title} for ${thing.target}`

for (const habit of await habits()) console.log(describe(habit))
console.log(describe(film))
const made = await addHabit({ title: 'Draw', frequency: 'daily', target: 2, unit: 'times' })
console.log(typeof made === 'string' ? made : `${made.title} ${made.target} ${made.frequency}`)
const refused = await addHabit({ title: '', frequency: 'daily', target: 2, unit: 'times' })
console.log(refused)
