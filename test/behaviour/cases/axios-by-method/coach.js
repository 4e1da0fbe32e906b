const { send } = require('./send')

// what the coach says instead of a habit names nothing that a habit has
async function look(id) {
  try {
    return await send('GET', `/habits/${id}`)
  } catch (e) {
    return { problem: e.message, status: e.status }
  }
}

async function main() {
  for (const id of ['h1', 'h2', 'none']) {
    const h = await look(id)
    console.log(h.problem ?? `${h.title}: ${h.completedDates.length} done, ${h.streak} in a row`, h.status ?? '')
    const { problem, title, target, unit } = h
    console.log(problem ? 'no goal' : `${title}: ${target} ${unit === 'times' ? 'x' : unit}`)
    console.log(h.problem ?? h.title)
  }
  const made = await send('POST', '/habits', { title: 'Plank', target: 2, unit: 'times', frequency: 'daily' })
  console.log(made.title, made.target, made.frequency)
  console.log((await send('PUT', `/habits/${made.id}`, { target: 5 })).target)
  await send('POST', '/habits/checkin', { habitId: made.id, date: '2024-12-13', status: 'done' })
  await send('POST', '/notes', { habitId: 'h1', text: 'windy' })
  console.log((await send('GET', '/notes?habitId=h1')).map((note) => note.text))
  await send('DELETE', '/habits/bulk', { ids: ['h3'] })
  console.log((await send('GET', '/habits')).map((h) => h.title))
  await send('POST', '/habits', { target: 1 }).catch((e) => console.log(e.status, e.message))
}

main()
