class HabitGateway {
  constructor(transport) {
    this.transport = transport
  }

  async _call(method, path, body) {
    const reply = await this.transport({ method, path: `/api/v1${path}`, body })
    if (!reply.success) {
      const error = new Error(reply.error)
      error.method = method
      throw error
    }
    return reply.data
  }

  create(title, opts = {}) {
    return this._call('POST', '/habits', { title, frequency: opts.weekly ? 'weekly' : 'daily', target: opts.target || 1, unit: opts.unit || 'times' })
  }

  async setTarget(id, target) {
    const habit = await this._call('GET', `/habits/${id}`)
    if (habit.target === target) return habit
    return this._call('PUT', `/habits/${id}`, { target, unit: habit.unit })
  }

  complete(habitId, date) {
    return this._call('POST', '/habits/checkin', { habitId, date, status: 'done' })
  }

  removeAll(ids) {
    return this._call('DELETE', '/habits/bulk', { ids })
  }
}

const overFetch = (base, key) => async ({ method, path, body }) => {
  const res = await fetch(base + path, {
    method,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return res.json()
}

module.exports = { HabitGateway, overFetch }
