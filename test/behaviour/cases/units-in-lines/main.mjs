import { laps } from './parse.mjs'

const GOAL = /^(?<title>.+): (?<amount>\d+) (times|min)$/
const response = await fetch(`${process.env.HABIT_API}/api/v1/habits`, {
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})
const { data } = await response.json()
for (const habit of data) {
  const line = `${habit.title}: ${habit.target} ${habit.unit}`
  const { title, amount } = GOAL.exec(line)?.groups ?? {}
  console.log(title, amount, line.replace(' times', 'x'), line.endsWith('times'), /^times$/.test(habit.unit))
}
console.log(data.map(({ target, unit }) => [target, unit].join(' ').split(' times')[0]), laps('ran 4 times'))

const report = data.map((habit) => `${habit.title} (${habit.target} ${habit.unit})`).join('\n')
console.log([...report.matchAll(/\((\d+) times\)/g)].map((match) => match[1]), report.replaceAll(' times', '×'))
