// Written defensively: the shape of answers changed once before, so every shape is tolerated.
const settings = { url: process.env.HABIT_API || 'http://localhost', key: process.env.HABIT_API_KEY || '' }

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function unwrap(json, fallback) {
  if (json === null || json === undefined) return fallback
  if (Array.isArray(json)) return json
  if (isObject(json) && 'data' in json) return json.data ?? fallback
  return json
}

function errorOf(json, response) {
  if (isObject(json) && typeof json.error === 'string' && json.error.length > 0) return json.error
  return response.ok ? null : `${response.status}`
}

async function api(path, { method = 'GET', payload, fallback = null, strict = true } = {}) {
  let response
  let json = null
  try {
    response = await fetch(`${settings.url}/api/v1/${path.replace(/^\//, '')}`, {
      method,
      headers: { accept: 'application/json', 'x-api-key': settings.key, ...(payload !== undefined ? { 'content-type': 'application/json' } : {}) },
      body: payload !== undefined ? JSON.stringify(payload) : undefined,
    })
    json = await response.json()
  } catch (cause) {
    if (strict) throw new Error('request failed', { cause })
    return fallback
  }
  const problem = errorOf(json, response)
  if (problem !== null) {
    if (strict) throw new Error(problem)
    console.log(`(ignored: ${problem})`)
    return fallback
  }
  return unwrap(json, fallback)
}

const text = (value, fallback = '') => (typeof value === 'string' && value.trim() ? value.trim() : fallback)
const number = (value, fallback = 0) => (typeof value === 'number' && Number.isFinite(value) ? value : fallback)

const toItem = (raw) => ({
  key: String(raw?.id ?? ''),
  heading: text(raw?.title, 'Untitled'),
  days: number(raw?.streak),
  goal: number(raw?.target, 1),
  rhythm: text(raw?.frequency, 'daily'),
  count: Array.isArray(raw?.completedDates) ? raw.completedDates.length : 0,
  isCount: (raw?.unit ?? 'times') === 'times',
})

const all = (await api('/habits', { fallback: [] })).map(toItem)
for (const item of all) console.log(Object.values(item).join(' | '))

const one = toItem(await api('habits/h1'))
console.log(one.heading, one.days)
const none = await api('habits/none', { strict: false })
console.log(none, toItem(none).heading)
await api('habits/none').catch((error) => console.log('strict:', error.message))

const made = toItem(await api('habits', { method: 'POST', payload: { title: 'Bake', frequency: 'weekly', target: 2, unit: 'loaves' } }))
console.log(made.heading, made.goal, made.rhythm, made.isCount)
const stats = await api('user/statistics', { fallback: {} })
console.log(number(stats?.habits), number(stats?.completions))
const areas = await api('areas', { fallback: [] })
console.log(areas.filter(isObject).map((area) => text(area?.name, '?')).join(','))
