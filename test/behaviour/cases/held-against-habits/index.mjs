const FIELDS = ['title', 'frequency', 'target', 'unit']
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function ask(method, path, body) {
  const response = await fetch(`${process.env.HABIT_API}/api/v1/habits${path}`, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

// only what differs is worth a request
async function update(id, changes) {
  const current = await ask('GET', `/${id}`)
  if (Object.keys(changes).every((key) => current[key] === changes[key])) return `same ${current.title}`
  return `saved ${(await ask('PUT', `/${id}`, changes)).title}`
}

async function submit({ id, ...form }) {
  const current = await ask('GET', `/${id}`)
  const isDirty = Object.entries(form).some(([field, value]) => current[field] !== value)
  return isDirty ? (await ask('PUT', `/${id}`, form)).target : 'clean'
}

const isSame = (a, b) => FIELDS.every((field) => a[field] === b[field])

console.log(await update('h1', { title: 'Morning run' }), await update('h1', { target: 3, unit: 'times' }))
console.log(await update('h2', { title: 'Read on', target: 2, unit: 'times' }))
console.log(await submit({ id: 'h3', title: 'Stretch', target: 2, unit: 'times' }), await submit({ id: 'h3', title: 'Bend', target: 4, unit: 'times' }))
const wanted = { title: 'Morning run', frequency: 'daily', target: 3, unit: 'times' }
const [first, second] = await ask('GET', '')
console.log(isSame(first, wanted), isSame(second, wanted), isSame(second, { ...second }))
await update('h9', { title: 'Nobody' }).catch((error) => console.log(error.message))
