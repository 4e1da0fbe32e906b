import { fill, templates } from './templates.mjs'

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/today`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { success, data: habits, error } = await response.json()
if (!success) {
  console.log(error)
  process.exit(1)
}

for (const habit of habits) {
  console.log(fill(templates.short, habit))
  console.log(fill(templates.long, habit))
  console.log(fill(templates.tmux, { color: habit.streak ? 'green' : 'red', title: habit.title }))
}
console.log(fill('{title} by {author}, {missing}', { title: 'Momo', author: 'Ende' }))
