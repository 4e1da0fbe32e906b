const superagent = require('superagent')

const root = `${process.env.HABIT_API}/api/v1/habits`
const call = async (method, path, body) => {
  try {
    const res = await superagent(method, root + path).set({ 'X-API-Key': process.env.HABIT_API_KEY }).send(body)
    return res.body
  } catch (err) {
    if (err.response) return err.response.body
    return { success: false, data: null, error: 'offline' }
  }
}
exports.list = () => call('GET', '')
exports.create = (habit) => call('POST', '', habit)
exports.tick = (habitId, date) => call('POST', '/checkin', { habitId, date, status: 'done' })
