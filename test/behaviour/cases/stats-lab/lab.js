import { areas, habit, habits, statistics } from './src/habits.js'
import { groupBy, mean, median, sum, tally } from './src/stats.js'

const list = await habits()
const summary = {
  title: 'All habits',
  count: list.length,
  target: sum(list.map((h) => h.target)),
  streak: { mean: mean(list.map((h) => h.streak)).toFixed(1), median: median(list.map(({ streak }) => streak)) },
  days: new Set(list.flatMap((h) => h.completedDates.length)).size,
}
console.log(summary.title, summary.count, summary.target, summary.streak.mean, summary.streak.median, summary.days)

for (const [running, members] of groupBy(list, (h) => (h.streak > 5 ? 'running' : 'resting'))) {
  console.log(running, members.map((m) => m.title))
}
console.log(tally(list, (h) => h.frequency), tally(list, (h) => h.unit === 'times'))

const byId = new Map(list.map((h) => [h.id, h]))
const { perHabit } = await statistics()
for (const { habitId, completions } of perHabit) console.log(`${byId.get(habitId)?.title ?? habitId}: ${completions}`)

const titles = Object.fromEntries(list.map((h) => [h.id, h.title]))
console.log(titles.h1, Object.values(titles).length, Object.keys(list[0]).length > 3)

const [top, ...others] = [...byId.values()].sort((a, b) => b.streak - a.streak)
console.log(`${top.title} beats ${others.map((o) => o.title).join(' and ')} by ${top.streak - Math.max(...others.map((o) => o.streak))}`)

const target = await habit('h3')
console.log(target.target, (await habit('h3')) === target, habit.size(), habits.size())
console.log((await areas()).map(({ name }) => name).join())
