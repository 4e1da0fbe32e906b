const BASE = process.env.HABIT_API + "/api/v1"
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function call(method, path, body) {
  const res = await fetch(BASE + path, { method, headers, body: body && JSON.stringify(body) })
  const answer = await res.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

// names that a card reads from the habit it is made of
class Card {
  constructor(habit) { this.habit = habit }
}
for (const name of ['id', 'title', 'streak']) {
  Object.defineProperty(Card.prototype, name, { get() { return this.habit[name] } })
}
Card.prototype.line = function () { return `${this.title} (${this.habit.frequency}): ${this.streak}` }

const GREETINGS = { h1: 'Run!' }
const labels = new Map([['h2', 'Open the book']])
const rules = [{ of: 'h3', show: (habit) => habit.title }, { of: 'h1', show: (habit) => `${habit.title} x${habit.target}` }]
const [, , wanted] = process.argv
for (const habit of await call('GET', '/habits')) {
  const greeting = GREETINGS[habit.id]
  if (!greeting) console.log('no greeting for', habit.title)
  console.log(labels.get(habit.id) ?? `label of ${habit.title}`)
  const [rule] = rules.filter(({ of }) => of === habit.id)
  if (!rule) console.log('no rule for', habit.title, habit.target)
  else console.log(rule.show(habit))
  if (!wanted) console.log(new Card(habit).line())
}
const later = (habit) => `${habit.title} was due`
const due = { late: (habit) => `${habit.streak} days` }[wanted] ?? later
console.log((await call('GET', '/habits/today')).map(due).join('; '))

// bodies that are JSON already
const name = ['Cook', 'soup'].join(' ')
for (const body of ['{"title":"Paint","frequency":"daily"}', `{"title": "${name}", "frequency": "daily", "target": ${1 + 1}, "unit": "bowls"}`])
  console.log(body.length)
const send = (body) => fetch(BASE + '/habits', { method: 'POST', headers, body })
const made = [
  await send('{"title":"Paint","frequency":"daily"}'),
  await send(`{"title": "${name}", "frequency": "daily", "target": ${1 + 1}, "unit": "bowls"}`),
]
for (const res of made) console.log((await res.json()).data.title)
