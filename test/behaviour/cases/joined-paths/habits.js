const axios = require('axios').default

class HabitService {
  constructor(base, key) {
    this.base = base
    this.options = { headers: { 'X-API-Key': key }, validateStatus: () => true }
    this.cache = {}
  }

  url(...parts) {
    return [this.base, 'api', 'v1', ...parts].join('/')
  }

  async read(...parts) {
    const key = parts.join('/')
    if (!(key in this.cache)) {
      const { data: body, status } = await axios.get(this.url(...parts), this.options)
      this.cache[key] = body.success ? body.data : Promise.reject(new Error(`${status}: ${body.error}`))
    }
    return this.cache[key]
  }

  today() { return this.read('habits', 'today') }
  one(id) { return this.read('habits', id) }

  async skipAll(ids, date) {
    const results = await Promise.allSettled(
      ids.map((habitId) => axios.post(this.url('habits', 'skip'), { habitId, date }, this.options)),
    )
    return results.filter((r) => r.status === 'fulfilled' && r.value.data.success).length
  }

  async adjust(id, field, value) {
    const body = { [field]: value }
    const res = await axios.put(this.url('habits', id), body, this.options)
    if (res.data.error) throw new Error(res.data.error)
    return res.data.data
  }
}

module.exports = HabitService
