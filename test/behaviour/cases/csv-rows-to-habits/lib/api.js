const axios = require('axios').default

const client = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

class ImportError extends Error {
  constructor(row, message) {
    super(`row ${row}: ${message}`)
    this.row = row
  }
}

async function attempt(row, action) {
  try {
    const { data: envelope } = await action()
    return { success: true, value: envelope.data }
  } catch (error) {
    if (!axios.isAxiosError(error)) throw error
    const { error: reason = error.message } = error.response ? error.response.data : {}
    return { success: false, error: new ImportError(row, reason) }
  }
}

module.exports = {
  ImportError,
  list: async () => (await client.get('/api/v1/habits')).data.data,
  create: (row, habit) => attempt(row, () => client.post('/api/v1/habits', habit)),
  update: (row, id, changes) => attempt(row, () => client.put('/api/v1/habits/' + id, changes)),
  done: (row, habitId, date) => attempt(row, () => client.post('/api/v1/habits/checkin', { habitId, date, status: 'done' })),
}
