const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }
class Api {
  url(...parts) { return process.env.HABIT_API + '/api/v1/' + parts.map((p) => encodeURIComponent(p)).join('/') }
  async get(...parts) {
    const r = await fetch(this.url(...parts), { headers })
    const j = await r.json()
    if (!j.success) throw new Error(j.error)
    return j.data
  }
  async post(parts, body) {
    const r = await fetch(this.url(...parts), { method: 'POST', headers, body: JSON.stringify(body) })
    return r.json()
  }
}
;(async () => {
  const api = new Api()
  console.log((await api.get('habits')).map((h) => h.streak))
  console.log((await api.get('habits', 'today')).map((h) => h.title))
  console.log((await api.get('user', 'statistics')).habits)
  const { success } = await api.post(['habits', 'checkin'], { habitId: 'h1', date: '2024-12-01', status: 'done' })
  console.log(success)
  const id = 'h2'
  await api.post(['habits', 'skip'], { habitId: id, date: '2024-12-01' })
  await api.post(['notes'], { habitId: id, text: 'x' })
  await api.get('habits', 'a b').catch((e) => console.log(e.message))
})()
