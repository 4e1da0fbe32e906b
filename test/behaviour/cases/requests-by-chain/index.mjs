class Call {
  constructor(path) { this.path = path; this.method = 'GET' }
  with(body) { this.body = body; this.method = 'POST'; return this }
  async send() {
    const res = await fetch(process.env.HABIT_API + '/api/v1' + this.path, {
      method: this.method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
      body: this.body && JSON.stringify(this.body),
    })
    const json = await res.json()
    if (!json.success) throw new Error(json.error)
    return json.data
  }
}
const ask = (path) => new Call(path)
const id = 'h2'
await ask('/habits/checkin').with({ habitId: id, date: '2024-12-03', status: 'done' }).send()
await new Call('/habits/skip').with({ habitId: id, date: '2024-12-04' }).send()
console.log((await ask('/habits').send()).map((h) => h.title), (await ask('/user/statistics').send()).completions)
await ask('/habits/zz').send().catch((e) => console.log(e.message))
