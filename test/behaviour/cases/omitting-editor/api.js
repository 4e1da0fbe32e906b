'use strict'

const base = `${process.env.HABIT_API}/api/v1/habits`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' }

class ApiFailure extends Error {
  constructor(response, envelope) {
    super(envelope.error)
    this.name = 'ApiFailure'
    this.status = response.status
  }
}

const open = async (response) => {
  const envelope = await response.json()
  if (!envelope.success) throw new ApiFailure(response, envelope)
  return envelope.data
}

module.exports = {
  getHabit: async (id) => open(await fetch(`${base}/${id}`, { headers })),
  updateHabit: async (id, habit) => open(await fetch(`${base}/${id}`, { method: 'PUT', headers, body: JSON.stringify(habit) })),
  createHabit: async (habit) => open(await fetch(base, { method: 'POST', headers, body: JSON.stringify(habit) })),
}
