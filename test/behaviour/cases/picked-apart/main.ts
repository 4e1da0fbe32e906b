// Members picked by their names, from habits and from films, for cards that keep the names.
import { pick, select } from './pick.ts'

interface Habit {
  id: string
  title: string
  streak: number
  target: number
}

const SHOWN = ['title', 'target'] as const
const film = { title: 'Up', streak: 3, year: 2009 }

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } })
const { data } = (await response.json()) as { data: Habit[] }
for (const card of data.map((habit) => pick(habit, 'title', 'streak'))) console.log(card.title, card.streak)
const [first] = data
const { title, target } = select(first, SHOWN)
console.log(title, target, pick(film, 'title', 'year'))
