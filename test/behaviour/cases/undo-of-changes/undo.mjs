const url = (id) => `${process.env.HABIT_API}/api/v1/habits/${id}`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const history = []

async function rename(id, title) {
  const { data: before } = await fetch(url(id), { headers }).then((r) => r.json())
  history.push({ id, title: before.title })
  return put(id, { title })
}

async function put(id, body) {
  const res = await fetch(url(id), { method: 'PUT', headers, body: JSON.stringify(body) })
  return (await res.json()).data.title
}

async function undo() {
  const { id, ...body } = history.pop()
  return put(id, body)
}

console.log(await rename('h1', 'Jog'))
console.log(await rename('h2', 'Listen'))
console.log(await undo())
console.log(history.length, history[0].title)
