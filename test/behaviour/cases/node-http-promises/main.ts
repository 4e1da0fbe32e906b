import { checkIn, habit, habits, rename } from './lib/habits.ts'
import { books } from './lib/library.ts'

for (const each of await habits()) {
  console.log(`${each.title}: ${each.streak}, ${each.target}, ${each.completedDates.length}`)
}
console.log(await checkIn('h2', '2024-12-19'))
console.log((await rename('h3', 'Stretching')).title)
console.log((await habit('h3')).title)
try {
  await habit('none')
} catch (error) {
  console.log((error as Error).message)
}
for (const book of await books()) console.log(book.title, book.target, book.streak)
