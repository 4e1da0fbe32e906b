const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

const clean = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
const update = (id, { title, target, unit, frequency } = {}) => api('/habits/' + id, 'PUT', clean({ title, target, unit, frequency }))
console.log((await update('h1', { title: 'Run' })).title)
const second = await update('h2', { target: 5, unit: 'pages' })
console.log(second.title, second.target, second.unit)
const changes = {}
if (second.target > 3) changes.target = 3
if (second.unit) changes.unit = 'chapters'
changes.title = 'Read ' + changes.target
const third = await api('/habits/h2', 'PUT', changes)
console.log(third.title, third.target, third.unit)
const build = (title, options) => ({ title, frequency: options?.often ?? 'daily', ...(options?.goal && { target: options.goal[0], unit: options.goal[1] }) })
console.log((await api('/habits', 'POST', build('Sing', { goal: [3, 'songs'] }))).target, (await api('/habits', 'POST', build('Hum'))).title)
