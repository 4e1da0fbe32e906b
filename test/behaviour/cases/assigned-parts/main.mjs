const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'Content-Type': 'application/json', 'X-API-Key': process.env.HABIT_API_KEY }

const call = async (path, options) => (await (await fetch(`${base}${path}`, { headers, ...options })).json()).data
const save = ({ id, title, target, unit }) =>
  call(`/habits/${id}`, { method: 'PUT', body: JSON.stringify({ title, target, unit }) })

const [first, second] = await call('/habits')
Object.assign(first, { target: first.target + 5 })
console.log(first.unit.length > 0, first.target)

const copy = Object.assign({}, second, { target: 6, streak: 2 })
console.log(copy.unit === second.unit, copy.target, copy.streak)

// A goal of one's own.
const goal = Object.assign({ unit: 'pages' }, { target: 9 })
console.log(goal.target, goal.unit)

await save(first)
await save(copy)
