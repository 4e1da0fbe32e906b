import { Habits } from './habits.mjs'
import { Library } from './library.mjs'

const keyOf = ({ title }) => title.toLowerCase().slice(0, 7)
const order = (left, right) => keyOf(left).localeCompare(keyOf(right))

const habits = new Habits()
const library = await Library.open()

const books = (await library.books()).sort(order)
library.close()
for (const book of books) console.log(book.title, book.target, keyOf(book))

const all = (await habits.all()).sort(order)
for (const habit of all) {
  const match = books.find((book) => keyOf(book) === keyOf(habit))
  const { title, target } = await habits.raise(habit)
  console.log(title, target, habit.streak, match ? 'has a book' : 'has none')
}
