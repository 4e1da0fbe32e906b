const base = { frequency: 'daily', unit: 'times' }
const only = (object, ...names) => Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)))

const call = async (method, path, body) => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await res.json()).data
}

const made = await call('POST', '/habits', Object.assign({}, base, { title: 'Row', target: 6 }))
const note = { ...(made.target > 5 && { habitId: made.id, text: 'ambitious' }) }
await call('POST', '/notes', note)
const patch = only({ title: 'Row far', colour: 'red' }, 'title')
const changed = await call('PUT', `/habits/${made.id}`, patch)
console.log(made.title, changed.title, changed.target)
