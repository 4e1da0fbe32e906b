import { getBooks } from './gen/books.ts'
import { deleteHabitsId, getHabits, getHabitsId, postHabits } from './gen/habits.ts'

interface Habit {
  id: string
  title: string
  frequency: string
  streak: number
}

interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

const { data: habits } = await getHabits<Envelope<Habit[]>>()
for (const habit of habits) console.log(habit.title, habit.frequency, habit.streak)

const made = await postHabits<Envelope<Habit>>({ title: 'Fly', frequency: 'daily', target: 1, unit: 'times' })
if (made.success) console.log(made.data.title)
await deleteHabitsId(made.data.id)
const gone = await getHabitsId<Envelope<Habit>>(made.data.id)
console.log(gone.success, gone.error)

const { data: books } = await getBooks()
for (const book of books) console.log(book.title, book.streak)
