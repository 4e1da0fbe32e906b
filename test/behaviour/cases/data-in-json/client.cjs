const { prefix, paths } = require('./config/service.json')

async function call(path, body) {
  const response = await fetch(process.env.HABIT_API + prefix + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : undefined,
  })
  const answer = await response.json()
  if (!answer.success) throw new Error(answer.error)
  return answer.data
}

exports.today = () => call(paths.today)
exports.add = (habit) => call(paths.habits, habit)
exports.areas = () => call(paths.areas)
exports.done = (habitId, date) => call(paths.checkin, { habitId, date, status: 'done' })
