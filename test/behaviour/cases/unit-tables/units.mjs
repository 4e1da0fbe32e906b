const api = process.env.HABIT_API + '/api/v1/habits'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

const LABELS = new Map([
  ['times', 'Mal'],
  ['min', 'Minuten'],
  ['km', 'Kilometer'],
])

const plural = (n) => (n === 3 ? 'three times' : n + ' times')

function step(unit) {
  switch (unit) {
    case 'times':
      return 1
    case 'min':
      return 5
    default:
      return 0.5
  }
}

async function add(title, target, unit) {
  const res = await fetch(api, { method: 'POST', headers, body: JSON.stringify({ title, target, unit }) })
  return (await res.json()).data
}

// two of the four words below are not units of ours
const plan = [
  ['Cycle', 12.5, 'km'],
  ['Pull-ups', 6, 'times'],
  ['Nap', 20, 'min'],
]
for (const [title, target, unit] of plan) {
  const habit = await add(title, target, unit)
  console.log(habit.title, habit.target + step(habit.unit), LABELS.get(habit.unit))
}

const { data } = await (await fetch(api, { headers })).json()
const countable = data.filter((h) => h.unit === 'times' || h.unit === 'reps')
console.log(countable.map((h) => `${h.title}: ${plural(h.target)}`))
const notCounted = data.filter(({ unit }) => unit !== 'times' && !['times', 'x'].includes(unit))
console.log(notCounted.map((h) => h.title + ' in ' + h.unit))
