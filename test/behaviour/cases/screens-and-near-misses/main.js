import { fetchOther, other } from './other.js'
import { links, navigate } from './screens.js'

await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve))
const base = `http://127.0.0.1:${other.address().port}`
for (const path of ['/api/v1/habit', '/api/Habits', '/habits/user', '/api/v1/habit-types']) {
  console.log((await fetchOther(base, path)).join())
}
other.close()
other.closeAllConnections()

console.log(navigate('/habits').title, navigate('/habits/today').title)
console.log(links.map(({ title }) => title).join(', '))

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits/today`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const { data } = await response.json()
console.log(data.map((habit) => habit.title))
