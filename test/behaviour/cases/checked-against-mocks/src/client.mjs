export class HabitsClient {
  constructor({ base, key, wait = (ms) => new Promise((r) => setTimeout(r, ms)) }) {
    this.base = base
    this.key = key
    this.wait = wait
  }

  async request(path, { method = 'GET', json, tries = 3 } = {}) {
    for (let attempt = 1; ; attempt++) {
      const res = await fetch(`${this.base}/api/v1${path}`, {
        method,
        headers: { 'X-API-Key': this.key, ...(json && { 'Content-Type': 'application/json' }) },
        body: json && JSON.stringify(json),
      })
      if ((res.status === 429 || res.status >= 500) && attempt < tries) {
        await this.wait(Number(res.headers.get('retry-after') ?? 0) * 10)
        continue
      }
      const body = await res.json()
      if (!body.success) throw Object.assign(new Error(body.error), { status: res.status, attempt })
      return body.data
    }
  }

  habits() {
    return this.request('/habits')
  }

  habit(id) {
    return this.request(`/habits/${id}`)
  }

  rename(id, title) {
    return this.request(`/habits/${id}`, { method: 'PUT', json: { title } })
  }

  checkin(habitId, date) {
    return this.request('/habits/checkin', { method: 'POST', json: { habitId, date, status: 'done' } })
  }
}
