import { insights } from './insights.js'

await new Promise((resolve) => insights.listen(0, '127.0.0.1', resolve))
const own = await (await fetch(`http://127.0.0.1:${insights.address().port}/correlations`)).json()
insights.close()
insights.closeAllConnections()

const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const answer = await response.json()
if (!answer.success) throw new Error(answer.error)

const names = new Map()
for (const habit of answer.data) names.set(habit.id, habit.title)
for (const pair of own.data.pairs) {
  console.log(pair.habitA.title, pair.habitB.streak, names.get(pair.habitA.id), names.get(pair.habitB.id))
  const known = answer.data.find((habit) => habit.id === pair.habitA.id)
  console.log(known.title, known.streak, pair.score)
}
