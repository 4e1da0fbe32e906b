const base = new URL(process.env.HABIT_API)

function common() {
  const headers = new Headers()
  headers.set('X-API-Key', process.env.HABIT_API_KEY)
  headers.append('Accept', 'application/json')
  return headers
}

const to = (path) => {
  const url = new URL(base)
  url.pathname = `/api/v1${path}`
  return url
}

/** Request objects that are made first and sent later. */
const listing = () => new Request(to('/habits'), { headers: common() })

export async function list() {
  const request = listing()
  const res = await fetch(request)
  if (!res.ok) throw new Error(res.statusText)
  const { data } = await res.json()
  return data
}

export async function today() {
  const url = to('/habits/today')
  const res = await fetch(url.href, { headers: common() })
  const text = await res.text()
  return JSON.parse(text).data
}

export async function notes(id) {
  const url = to('/notes')
  url.searchParams.set('habitId', id)
  const answer = await fetch(url, { headers: common() })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body) text += decoder.decode(chunk, { stream: true })
  return JSON.parse(text).data
}

async function send(request, { timeout = 5000, ...init } = {}) {
  const res = await fetch(request, { ...init, signal: AbortSignal.timeout(timeout) })
  const body = await res.clone().json()
  return { status: res.status, body }
}

export async function create(title, target) {
  const headers = common()
  headers.set('content-type', 'application/json')
  const request = new Request(String(to('/habits')), {
    method: 'POST',
    headers,
    body: JSON.stringify({ title, target, unit: 'times', frequency: 'daily' }),
  })
  const { status, body } = await send(request)
  return body.success ? { status, ...body.data } : { status, message: body.error }
}

export async function done(id, date) {
  const init = { method: 'POST' }
  init.headers = Object.fromEntries(common())
  init.headers['content-type'] = 'application/json'
  init.body = JSON.stringify({ habitId: id, date, status: 'done' })
  const { body } = await send(`${base.origin}/api/v1/habits/checkin`, init)
  return body.success
}

export function rename(id, title) {
  const init = new Request(to(`/habits/${id}`), { method: 'PUT', headers: common() })
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  return fetch(new Request(init, { headers, body: JSON.stringify({ title }) }))
    .then((res) => res.json())
    .then(({ data: { title: name } }) => name)
}

export async function gone(id, { fetch: send = globalThis.fetch } = {}) {
  const res = await send(to(`/habits/${id}`), { method: 'DELETE', headers: [...common()] })
  return (await res.json()).success
}
