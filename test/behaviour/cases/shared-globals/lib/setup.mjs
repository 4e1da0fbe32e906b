globalThis.api = {
  title: 'habits',
  base: `${process.env.HABIT_API}/api/v1`,
  async get(path) {
    const response = await fetch(this.base + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
    return (await response.json()).data
  },
  list() {
    return this.get('/habits')
  },
  one(id) {
    return this.get(`/habits/${id}`)
  },
}
