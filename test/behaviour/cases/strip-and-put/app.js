const base = process.env.HABIT_API + '/api/v1/habits/'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

const read = async id => (await (await fetch(base + id, { headers })).json()).data
const write = (id, habit) => fetch(base + id, { method: 'PUT', headers, body: JSON.stringify(habit) })

// the server used to choke on its own read-only fields, hence the deletes
async function edit (id, change) {
  const habit = await read(id)
  change(habit)
  delete habit.id
  delete habit.streak
  delete habit.completedDates
  const res = await write(id, habit)
  const reply = await res.json()
  console.log(res.status, reply.success ? reply.data.title : reply.error)
}

const only = async (id, fields) => {
  const before = await read(id)
  const body = {}
  if ('title' in fields) body.title = fields.title
  body.target = 'target' in fields ? fields.target : before.target
  await write(id, body)
}

;(async () => {
  await edit('h1', habit => { habit.title = habit.title.replace('run', 'jog') })
  await edit('h2', function (h) {
    h.target *= 3
    h.target += 1
    h.frequency = 'weekly'
  })
  await only('h3', { target: 9 })
  await only('h3', { title: 'Stretching' })
  for (const id of ['h1', 'h2', 'h3']) {
    const h = await read(id)
    console.log([h.id, h['title'], h['target'], h.frequency, h?.['streak']].join(';'))
  }
})()
