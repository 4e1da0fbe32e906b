const api = require('./api.cjs')

const starters = [
  { title: 'Floss', target: 2, unit: 'times', frequency: 'daily' },
  { title: 'Hoover', target: 1, unit: 'times', frequency: 'weekly' },
  { target: 3 }
]

async function main () {
  const ids = []
  for (const starter of starters) {
    const { ok, value, reason } = await api.create(starter)
    if (ok) ids.push(value.id)
    console.log(ok ? 'created ' + value.title : 'not created: ' + reason)
  }
  await api.checkin(ids[0], '2024-11-11')
  const answer = await api.checkin('h0', '2024-11-11')
  console.log(answer.ok, answer.reason)

  const one = await api.habit(ids[1])
  console.log(one.value.title, one.value.frequency, one.value.target)
  console.log((await api.notes('h1')).value.length)

  await api.removeMany(ids.slice(1))
  const { value: habits } = await api.habits()
  console.log(habits.map(h => h.title).join(', '))
}

main()
