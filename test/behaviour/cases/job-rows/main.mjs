const root = `${process.env.HABIT_API}/api/v1`
const headers = { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }
async function api(path, method = "GET", body) {
  const response = await fetch(root + path, { method, headers, body: body ? JSON.stringify(body) : undefined })
  const json = await response.json()
  if (!json.success) throw new Error(json.error)
  return json.data
}

const jobs = [['add', { title: 'Tea', target: 2, unit: 'cups', frequency: 'daily' }], ['done', 'h1', '2024-12-01'], ['skip', 'h2', '2024-12-01'], ['note', 'h3', 'slow'], ['drop', ['h2', 'h3']], ['boom']]
const run = {
  add: (habit) => api('/habits', 'POST', habit).then((made) => made.title),
  done: (habitId, date) => api('/habits/checkin', 'POST', { habitId, date, status: 'done' }).then(() => date),
  skip: (habitId, date) => api('/habits/skip', 'POST', { habitId, date }).then(() => date),
  note: (habitId, text) => api('/notes', 'POST', { habitId, text }).then(({ text: said }) => said),
  drop: (ids) => api('/habits/bulk', 'DELETE', { ids }).then(() => ids.length),
}
const results = await Promise.allSettled(jobs.map(async ([kind, ...args]) => {
  if (!run[kind]) throw new Error('no ' + kind)
  return run[kind](...args)
}))
for (const [at, { status, value, reason }] of results.entries()) console.log(at, status, status === 'fulfilled' ? value : reason.message)
const limit = async (items, size, work) => { const out = []; for (let at = 0; at < items.length; at += size) out.push(...(await Promise.all(items.slice(at, at + size).map(work)))); return out }
const left = await api('/habits')
console.log(await limit(left.map((h) => h.id), 2, async (id) => { const { title, target, unit } = await api('/habits/' + id); return title + target + (unit === 'times' ? '' : unit) }))
