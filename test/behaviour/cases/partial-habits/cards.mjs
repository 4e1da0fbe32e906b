// drafts of habits, which lack what only the service knows, beside the habits themselves
const url = `${process.env.HABIT_API}/api/v1/habits`
const { data: habits } = await (await fetch(url, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })).json()

class Card {
  constructor(habit = {}) {
    this.label = habit.title
    this.run = habit.streak
    this.goal = habit.target
    this.every = habit.frequency
  }
}
const draft = { title: 'Draft', frequency: 'weekly' }
for (const each of [...habits, draft, undefined]) console.log({ ...new Card(each) })

const byId = (id) => habits.find((habit) => habit.id === id) || {}
console.log(byId('h1').streak, byId('h9').streak, byId('h9').target ?? 'no goal')
for (const habit of [draft, ...habits]) {
  const { title, target, streak } = habit
  console.log(title, target, streak)
}

// days are only ever counted, and there may be none
const none = []
const line = ({ title, completedDates = [] }) => `${title}: ${completedDates.length}`
const count = ({ completedDates: { length } = none }) => length
const both = (habit) => (habit?.completedDates ?? []).length + (habit?.completedDates || ['a']).length
let completedDates
let streak
for (const habit of habits) {
  ;({ completedDates = ['a', 'b'], streak } = habit)
  console.log(line(habit), count(habit), both(habit), completedDates.length, streak)
}
console.log(line(draft), count(draft), both(undefined))
