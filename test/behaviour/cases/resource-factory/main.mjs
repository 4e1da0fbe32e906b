const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

// a generic resource, as many write it
const resource = (name) => ({
  list: (query = {}) => api('/' + name + (Object.keys(query).length ? '?' + new URLSearchParams(query) : '')),
  get: (id) => api(`/${name}/${id}`),
  create: (data) => api('/' + name, 'POST', data),
  update: (id, data) => api(`/${name}/${id}`, 'PUT', data),
  remove: (id) => api(`/${name}/${id}`, 'DELETE'),
})
const habits = resource('habits')
const notes = resource('notes')
const areas = resource('areas')
const made = await habits.create({ title: 'Jog', target: 2, unit: 'km', frequency: 'daily' })
console.log(made.title, (await habits.get('h1')).streak, (await habits.update('h2', { title: 'Read it' })).title)
await habits.remove(made.id)
console.log((await habits.list()).map(({ title }) => title))
await notes.create({ habitId: 'h2', text: 'nice' })
console.log((await notes.list({ habitId: 'h2' })).map(({ text }) => text), (await areas.list()).map(({ name }) => name))
