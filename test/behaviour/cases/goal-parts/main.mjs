const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const base = `${process.env.HABIT_API}/api/v1`
const get = async (path) => (await (await fetch(base + path, { headers })).json()).data
const put = (id, body) => fetch(`${base}/habits/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) })

const book = await get('/habits/h2')
const changes = { target: 9 }
await put(book.id, changes)

for (const each of await get('/habits')) {
  const target = each.target + 2
  const body = JSON.stringify({ target })
  await fetch(`${base}/habits/${each.id}`, { method: 'PUT', headers, body })
}

function build(title, frequency) {
  const draft = {}
  draft.title = title
  draft.target = 3
  draft.unit = 'times'
  draft.frequency = frequency
  return draft
}
const made = await fetch(`${base}/habits`, { method: 'POST', headers, body: JSON.stringify(build('Swim', 'weekly')) })
console.log((await made.json()).data.title)

const apply = (habit, patch) => ({ ...habit, ...patch })
const best = (await get('/habits')).map((habit) => apply(habit, { streak: 5 }))
for (const habit of best) console.log(habit.title, habit.target, habit.streak, habit.completedDates.length)

/** Not a habit. */
const arrow = { target: 'h1', unit: 'px' }
console.log({ ...arrow, ...{ unit: 'em' } })
