export const client = {
  async request(path, init = {}) {
    const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { ...init, headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' } })
    return { status: res.status, body: await res.json() }
  },
}
