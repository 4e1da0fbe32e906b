// many ways to tell a call that sends something from one that only reads
const base = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
const reply = async (answer) => (await answer).json()

async function compared(path, { json, ...init } = {}) {
  return reply(fetch(base + path, json === undefined ? { ...init, headers } : { ...init, method: init.method ?? 'POST', headers, body: JSON.stringify(json) }))
}
export const byComparison = { read: compared, send: (path, json) => compared(path, { json }) }

async function typed(path, body) {
  if (typeof body === 'undefined') return reply(fetch(base + path, { headers }))
  return reply(fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }))
}
export const byType = { read: (path) => typed(path), send: typed }

const defaulted = (path, body, method = body !== void 0 ? 'POST' : 'GET') =>
  reply(fetch(base + path, { method, headers, ...(body !== void 0 && { body: JSON.stringify(body) }) }))
export const byDefault = { read: (path) => defaulted(path), send: (path, body) => defaulted(path, body) }

async function counted(path, body) {
  return reply(fetch(base + path, arguments.length > 1 ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }))
}
export const byArguments = { read: (path) => counted(path), send: (path, body) => counted(path, body) }

async function held(path, options = {}) {
  const init = 'body' in options ? { method: 'POST', headers, body: JSON.stringify(options.body) } : { headers }
  return reply(fetch(base + path, init))
}
export const byMember = { read: (path) => held(path), send: (path, body) => held(path, { body }) }
