const PREFIX = '/api/v1'

exports.ENDPOINTS = Object.freeze({
  HABITS: `${PREFIX}/habits`,
  HABIT: id => `${PREFIX}/habits/${id}`,
  TODAY: `${PREFIX}/habits/today`,
  CHECKIN: `${PREFIX}/habits/checkin`,
  SKIP: `${PREFIX}/habits/skip`,
  STATS: `${PREFIX}/user/statistics`,
  LOGS: `${PREFIX}/logs`
})

// screens of our own app and tables of our own database, not the API
exports.ROUTES = {
  screen: id => '/app/habits/' + id,
  lookup: '/habit-types'
}
