import { get, post } from './http.ts'
import { best, type Card, toCard, toRow } from './rows.ts'
import { dispose, load, save } from './screen.ts'
import type { CheckIn, Habit, Note } from './types.ts'

const [habits, today] = await Promise.all([get<Habit[]>('/habits'), get<Habit[]>('/habits/today')])
const rows = habits.map((habit) => toRow(habit, new Set(today.map(({ id }) => id))))
for (const row of rows) console.log(row.title, row.streak, row.due)
save(rows)
for (const saved of load()) console.log(saved.title, saved.streak)

const cards: Card[] = [...habits.map(toCard), { title: 'Your own', frequency: 'weekly', hint: 'add one' }]
for (const card of cards) console.log(card.title, card.frequency, card.hint ?? '-')
console.log(best(habits))

const addNote = (note: Pick<Note, 'habitId' | 'text'>) => post<Note, typeof note>('/notes', note)
const checkIn = (mark: CheckIn) => post<unknown, CheckIn>('/habits/checkin', mark)
const note = await addNote({ habitId: 'h1', text: 'windy' })
await checkIn({ habitId: 'h1', date: '2024-12-03', status: 'done' })
console.log(note.text, (await get<Note[]>('/notes?habitId=h1')).length)

type Renaming = Pick<Habit, 'title'>
const apply = (habit: Habit, change: Renaming): Habit => Object.assign(habit, change)
console.log(habits.map((habit, index) => apply(habit, { title: `${index}. ${habit.title}` }).title).join())
dispose()
