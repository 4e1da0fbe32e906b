const BASE_URL = process.env.HABIT_API
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const json = async (path, options) => (await fetch(`${BASE_URL}/api/v1${path}`, { headers, ...options })).json()

// written by three people over two years, as one can see
async function titleOf(id) {
  const body = await json(`/habits/${id}`)
  if (body.success === false) return `(${body.error})`
  return body.data.title
}

async function streakOf(id) {
  const { success: ok, data, error: why = 'no reason given' } = await json(`/habits/${id}`)
  return ok ? data.streak : why.toUpperCase()
}

async function targetOf(id) {
  const res = await json(`/habits/${id}`)
  if (!res.success || !res.data) {
    return -1
  }
  return res.data.target
}

async function state(id) {
  const r = await json('/habits/' + id)
  switch (true) {
    case r.error === 'habit not found':
      return 'gone'
    case r.error !== null:
      return 'broken'
    case r.success && r.data.streak > 10:
      return 'hot'
    default:
      return 'cold'
  }
}

async function create(title) {
  const result = await json('/habits', { method: 'POST', body: JSON.stringify({ title }) })
  const message = result.error || 'created ' + result.data.title
  return { ok: result.success, message }
}

for (const id of ['h1', 'h2', 'nope']) {
  console.log(id, await titleOf(id), await streakOf(id), await targetOf(id), await state(id))
}
console.log(await create('Sing'))
console.log(await create(''))

const today = await json('/habits/today')
if (today.error === null && today.success === true) console.log(today.data.length, 'due')
const flags = await Promise.all(['h3', 'h4'].map((id) => json(`/habits/${id}`).then((x) => x.success)))
console.log(flags, flags.filter(Boolean).length)
const missing = await json('/habits/h4')
console.log(missing.error == null ? 'fine' : missing.error, typeof missing.success)
