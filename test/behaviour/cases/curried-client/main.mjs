const client = (origin) => (key) => (method) => async (path, body) => {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { success, data, error: reason } = await response.json()
  return success ? data : Promise.reject(reason)
}

const authorized = client(process.env.HABIT_API)(process.env.HABIT_API_KEY)
const [GET, POST, PUT, DELETE] = ['GET', 'POST', 'PUT', 'DELETE'].map(authorized)

const habitPath = (id) => `/habits/${id}`
const rename = (id) => (title) => PUT(habitPath(id), { title })
const create = (defaults) => (overrides) => POST('/habits', { frequency: 'daily', unit: 'times', ...defaults, ...overrides })

const createSmall = create({ target: 1 })
const { id, title, target } = await createSmall({ title: 'Tea' })
console.log(id, title, target)
console.log((await rename(id)('Green tea')).title)

const section = { title: "Today", lines: (await GET('/habits/today')).map((h) => `${h.title}: ${h.streak}`) }
console.log(`== ${section.title} ==`, ...section.lines)

await DELETE(habitPath(id))
await GET(habitPath(id)).catch((reason) => console.log('rejected:', reason))
