const to = (p) => p.then((v) => [null, v], (e) => [e, null])

class Client {
  constructor(base, key) { this.base = base; this.key = key }
  async habit(id, init = {}) {
    const u = new URL(this.base)
    u.pathname = '/api/v1/habits'
    if (id) u.pathname += '/' + id
    const res = await fetch(u, { ...init, headers: { 'X-API-Key': this.key, ...(init.body && { 'Content-Type': 'application/json' }) } })
    const { success, data, error } = await res.json()
    if (!success) throw Object.assign(new Error(error), { code: res.status })
    return data
  }
}

;(async () => {
  const c = new Client(process.env.HABIT_API, process.env.HABIT_API_KEY)
  const [err, habits] = await to(c.habit())
  if (err) return console.log(err)
  console.log(habits.map((h) => h.title))
  const [e2, one] = await to(c.habit('h2'))
  console.log(e2, one?.title, one?.streak)
  const [e3, none] = await to(c.habit('h22'))
  console.log(e3.code, e3.message, none?.title ?? none)
  const [, patched] = await to(c.habit('h2', { method: 'PATCH', body: JSON.stringify({ title: 'Read more', target: 4 }) }))
  console.log(patched.title, patched.target)
})()
