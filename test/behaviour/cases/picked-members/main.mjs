import { omit, pick, pickFrom } from './pick.mjs'

const root = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

async function call(path = '', method = 'GET', body) {
  const response = await fetch(root + path, { method, headers, body: body && JSON.stringify(body) })
  const { success, data, error } = await response.json()
  if (!success) throw new Error(error)
  return data
}

const schedule = pickFrom(['frequency', 'target', 'unit'])
const [first, second] = await call()

const copy = await call('', 'POST', { ...pick(first, ['frequency', 'target', 'unit']), title: `${first.title} (copy)` })
console.log(copy.title, copy.target, copy.frequency)

const updated = await call(`/${second.id}`, 'PUT', schedule(copy))
console.log(updated.title, updated.target)

const book = { title: 'Dune', pages: 412, streak: 3 }
console.log(pick(book, ['title', 'pages']), omit(book, ['streak']))
