import { compact, only, pick } from './objects.mjs'

const res = await fetch(process.env.HABIT_API + '/api/v1/habits', { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { data } = await res.json()
const films = [{ title: 'Alien', streak: 1 }]

console.log(data.map((habit) => pick(habit, ['title', 'streak'])))
console.log(only(data[0], 'id', 'target', 'mood'))
for (const name of ['title', 'unit', 'mood']) console.log(name, Object.hasOwn(data[1], name), data[1].hasOwnProperty(name))
console.log(compact(data[2]).title)
console.log(films.map((film) => ['title', 'year'].filter((key) => key in film)))
