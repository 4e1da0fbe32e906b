import { habits, habit } from './source.mjs'

const { title: heading, target: goal = 1, ...others } = await habit('h1')
console.log(heading, goal, others.streak, others.frequency)

const line = ({ title, streak: run = 0, target }) => `${title.toLowerCase()}|${run}|${target}`
const [first, { title: second }, ...tail] = await habits()
console.log(line(first), second, tail.map(line))

for (const { id, title: name, completedDates: { length: days } } of await habits()) {
  console.log(id, name, days)
}

let title, streak
;({ title, streak } = await habit('h3'))
console.log(title, streak)

const compact = (await habits()).map(({ unit, frequency, ...h }) => ({ ...h, every: frequency, counted: unit === 'times' }))
console.log(compact.filter((c) => c.counted).map((c) => `${c.title} ${c.every} ${c.target}`).join('; '))

// the reading list next door
const books = [{ title: 'Dune', target: 412, unit: 'pages' }]
for (const book of books) {
  const { target: pages } = book
  console.log(book.title, pages, book.unit)
}
